/** Whether something may happen once more. */
export interface Take {
  readonly isAllowed: boolean
  /** In ms from now, when the key next has room, or more of it. */
  readonly endsInMs: number
}

/**
 * Counts what may happen `max` times in a window that slides: whatever stretch of `windowMs` one looks
 * at holds no more. Where processes share, in PostgreSQL or Redis, each of them may add 5 % to that.
 * Never rejects: a limit that cannot be asked for is counted some other way.
 */
export interface Counters {
  /**
   * Takes one of the `max`. At once where the answer is known here, which spares most requests a turn
   * of the event loop.
   */
  take(parameters: TakeParameters): Take | Promise<Take>
}

export interface TakeParameters {
  readonly key: string
  /** At least 1. */
  readonly max: number
  readonly windowMs: number
}
