import type { Observed, RelayState } from '@foyer/core/adapter'

/** A message as the relay hands it over: sealed, and only as trustworthy as its seal. */
export interface RelayMessage {
  /** 64 hexadecimal digits. */
  readonly topic: string
  /** Envelope in base64. */
  readonly message: string
  /** Milliseconds since 1970, by the relay's clock. */
  readonly publishedAtMs: number
  readonly tag: number
}

/** Parameters of {@link Relay.publish}. */
export interface PublishParameters {
  readonly topic: string
  readonly message: string
  readonly ttlSeconds: number
  readonly tag: number
  /** Whether the other side should be woken. */
  readonly prompt: boolean
  /** Gives up: a message that the relay has not taken by then is never sent. */
  readonly signal?: AbortSignal
}

/**
 * The way to the relay, shared by every tab of this origin: one of them owns the socket, the others
 * speak through it. Survives lost networks by itself.
 */
export interface Relay {
  readonly state: Observed<RelayState>
  /** Connects now, without waiting for the next attempt. */
  retry(): void
  /**
   * Resolves when the relay took the message. Offline it waits; it is sent at most once as far as
   * other clients can see, because repetitions are byte for byte the same.
   *
   * @throws the signal's reason; `relay/refused` when the relay will never take it;
   *   `relay/outbox-full` when a hundred of this tab wait already
   */
  publish(parameters: PublishParameters): Promise<void>
  /**
   * Wants the topic from now on, across reconnects. Resolves when the relay knows.
   *
   * @throws `relay/refused` when the relay does not let us in; the topic stays wanted, for a `retry`
   */
  subscribe(topic: string): Promise<void>
  unsubscribe(topic: string): Promise<void>
  /**
   * Every message of a wanted topic, in every tab, once in each. The relay is told that it arrived
   * when all listeners are done, so a message is not lost when a listener fails to keep it.
   */
  onMessage(listener: (message: RelayMessage) => Promise<void> | void): () => void
  /** Closes the socket as soon as no tab wants anything of it, and not half a minute later. */
  closeSoon?(): void
  /** Whether this tab owns the socket; it alone answers the other side's requests. */
  isOwner(): boolean
  close(): void
}
