/** What became of a message between this relay and the upstream one. */
type UpstreamOutcome =
  /** The upstream relay has it. */
  | 'sent'
  /** It came from there and is in a mailbox. */
  | 'received'
  /** It came from there and was here already. */
  | 'known'
  /** One of the two does not take it, ever. */
  | 'refused'
  /** It is tried again. */
  | 'postponed'

/** Is told what happens between this relay and the upstream one: numbers only, never whose. */
export interface UpstreamObserver {
  /** Open connections of this process, and the topics that they are subscribed to. */
  connected(parameters: { sockets: number; topics: number }): void
  message(direction: 'up' | 'down', outcome: UpstreamOutcome): void
}

/** Listens to nothing. */
export const silentUpstreamObserver: UpstreamObserver = {
  connected() {},
  message() {},
}
