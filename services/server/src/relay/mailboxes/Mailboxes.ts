/** A message that a user wants kept. */
export interface Publication {
  readonly topic: string
  /** Sealed. */
  readonly message: string
  readonly tag: number
  readonly ttlSeconds: number
  /** Who sends it, see `readerOf`; it is not delivered to them. */
  readonly publisher: string
  /** How it has yet to be published at the upstream relay; left out when it has not. */
  readonly upstream?: UpstreamTerms | undefined
}

/** What a publisher says about a message beside its tag, unchanged. */
interface UpstreamTerms {
  readonly ttlSeconds: number
  readonly prompt: boolean
}

/** What became of a publication. */
export type Kept =
  | { readonly outcome: 'kept'; readonly id: number; readonly publishedAtMs: number }
  /** The same message is on the same topic already: a user sends it again. */
  | { readonly outcome: 'known' }
  /** The mailbox holds as much as it may. */
  | { readonly outcome: 'full' }

/** Which message of which mailbox. */
export interface MessageKey {
  readonly topic: string
  /** Grows with time. Two mailboxes may use the same id. */
  readonly id: number
}

/** A message in a mailbox. */
export interface KeptMessage extends MessageKey {
  readonly message: string
  readonly tag: number
  /** By the clock of the database. */
  readonly publishedAtMs: number
}

/** That a client would like to have what is in a mailbox. */
export interface Want {
  readonly reader: string
  readonly topic: string
}

/** A message that a client has not acknowledged. */
export interface Waiting extends Want, MessageKey {
  readonly bytes: number
}

/** One mailbox for each topic, in which every message stays until its lifetime is over. */
export interface Mailboxes {
  /**
   * Keeps messages; what is answered survives the process.
   *
   * @returns what became of each, in their order
   * @throws `database/unavailable`
   */
  put(publications: readonly Publication[]): Promise<readonly Kept[]>
  /**
   * What is not acknowledged by those who want it, and not their own, in the order of its ids, then of topics. It may
   * be more than `limit`, so that all of the last id are among it.
   *
   * @param parameters.wants each with the id in its mailbox after which to look
   * @throws `database/unavailable`
   */
  findWaiting(parameters: {
    wants: readonly (Want & { readonly afterId: number })[]
    limit: number
  }): Promise<readonly Waiting[]>
  /** What is still there of these, in the order of their ids. @throws `database/unavailable` */
  read(keys: readonly MessageKey[]): Promise<readonly KeptMessage[]>
  /**
   * Remembers who has what; nobody else is affected.
   *
   * @throws `database/unavailable`
   */
  acknowledge(entries: readonly Acknowledgement[]): Promise<void>
}

/** That a client has a message. */
export interface Acknowledgement extends MessageKey {
  readonly reader: string
}
