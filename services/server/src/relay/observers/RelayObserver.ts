/** Why something was not done, in the few words that metrics have. */
export type RelayRefusal =
  | 'token'
  | 'project'
  | 'origin'
  | 'sockets'
  | 'rate'
  | 'mailbox'
  | 'store'
  | 'unavailable'
  | 'invalid'

/** Is told what happens at the relay: numbers only, never whose. */
export interface RelayObserver {
  sockets(count: number): void
  published(outcome: 'kept' | 'known'): void
  delivered(count: number): void
  refused(reason: RelayRefusal): void
  /**
   * A socket was cut because nothing came from it, because it did not read, because what came was
   * nonsense, because its client opened too many, or because a message did not end.
   */
  cut(reason: 'silent' | 'slow' | 'rude' | 'surplus' | 'unfinished'): void
}

/** Listens to nothing. */
export const silentRelayObserver: RelayObserver = {
  sockets() {},
  published() {},
  delivered() {},
  refused() {},
  cut() {},
}
