/**
 * How processes on one database tell each other that something is new in mailboxes. What it is stands
 * in the database, so a bus that loses a word loses nothing that another look does not find.
 */
export interface RelayBus {
  /** Tells all other processes. Never rejects. */
  announce(topics: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Is told what others announce. */
export interface RelayBusListener {
  onTopics(topics: readonly string[]): void
  /** Something may have been missed, about any topic. */
  onGap(): void
}

/** Of a process that has its database for itself. */
export const silentBus: RelayBus = { announce: async () => {}, close: async () => {} }
