import type { Want } from '../mailboxes/Mailboxes.ts'

/** A message of one of our clients that the upstream relay has yet to get, as it was published. */
export interface DuePublication {
  readonly id: number
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly ttlSeconds: number
  readonly prompt: boolean
}

/** How the connection to the upstream relay goes, in whichever process it is. */
interface UpstreamState {
  readonly isConnected: boolean
  /** The upstream relay does not want this server. */
  readonly isRefused: boolean
}

/** What all processes on one database know about the upstream relay, and what outlives them. */
export interface UpstreamStore {
  /** The seed of the one key that this server has there; made when there is none. */
  readSeed(): Promise<string>
  /** Notes that clients are subscribed, or still are. */
  subscribe(wants: readonly Want[]): Promise<void>
  unsubscribe(wants: readonly Want[]): Promise<void>
  /** Topics that clients are or lately were subscribed to, the latest first; all without `among`. */
  findTopics(parameters: { among?: readonly string[]; limit: number }): Promise<readonly string[]>
  /** What has yet to be published there, in the order of its ids. */
  findDue(parameters: { afterId: number; limit: number }): Promise<readonly DuePublication[]>
  /** These are there. */
  settle(ids: readonly number[]): Promise<void>
  /**
   * Takes the lead or keeps it, and notes how the connection goes.
   *
   * @returns whether this process leads for the next `leaseMs`
   */
  lead(state: UpstreamState): Promise<boolean>
  /** Another process may lead at once. */
  resign(): Promise<void>
  /** `connectedMs` ago there was a connection; `null` when there never was one. */
  readState(): Promise<{ isRefused: boolean; connectedMs: number | null }>
}
