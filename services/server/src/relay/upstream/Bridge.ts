import type { Kept, Want } from '../mailboxes/Mailboxes.ts'
import type { UpstreamMessage } from './openConnection.ts'

/**
 * Joins the relay of this server to an upstream one: what our clients are subscribed to is subscribed
 * there, and messages pass both ways.
 */
export interface Bridge {
  /** Clients at an address are subscribed to these. Each address has a share of the room that there is. */
  subscribed(wants: readonly Want[], network: string): void
  /** The connection that said so is closed: what it wants is kept, and makes room before anything else. */
  left(wants: readonly Want[], network: string): void
  /** They said that they no longer are; being away is something else. */
  unsubscribed(wants: readonly Want[], network: string): void
  /** Something has yet to be published at the upstream relay. */
  published(): void
  /** Another process says that something is new about these topics. */
  received(topics: readonly string[]): void
  /** Something may have been missed, about any topic. */
  missed(): void
  /** Which wallets a code over this relay reaches; never rejects. */
  readReach(): Promise<'own' | 'network'>
  /** Lets another process lead; never rejects. */
  close(): Promise<void>
}

/** What a bridge needs of the relay on this side. */
export interface BridgedRelay {
  /**
   * Keeps a message and hands it to those who are subscribed.
   *
   * @throws what mailboxes throw, and `relay/busy`
   */
  receive(parameters: {
    message: UpstreamMessage
    /** See `readerOf`; it is the publisher here. */
    publisher: string
  }): Promise<Kept['outcome'] | 'noRoom'>
  /** Tells other processes that something is new about these topics. */
  announce(topics: readonly string[]): Promise<void>
  /** What clients of this process are subscribed to. */
  subscriptions(): Iterable<Want>
}
