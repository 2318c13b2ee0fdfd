/** Whether something may happen once more. */
export interface Take {
  readonly isAllowed: boolean
  /** When the window of the key ends, in ms from now. */
  readonly endsInMs: number
}

/**
 * Counts what may happen `max` times in a window. A window begins with the first take of its key.
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
