/** Whether something may happen once more. */
export interface Take {
  readonly isAllowed: boolean
  /** In ms from now, when the window of the key ends; of one that slides, when it next has room. */
  readonly endsInMs: number
}

/**
 * Counts what may happen `max` times in a window. In memory the window slides: whatever stretch of
 * `windowMs` one looks at holds no more. Where processes share, in PostgreSQL or Redis, a window
 * begins with the first take of its key and the next one after its end: two that meet may hold more
 * between them, though what one process allowed slides there as well. Never rejects: a limit that
 * cannot be asked for is counted some other way.
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
