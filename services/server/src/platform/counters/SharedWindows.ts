/**
 * Where several processes count together, in windows that slide. A process takes several at once and
 * hands them out itself, see `createSharedCounters`.
 */
export interface SharedWindows {
  /**
   * Takes of what is left of `max`, at most `wanted` or, when more than that is left, as much of the
   * rest as may wait with one process: an eighth of it, at most `slice`. Left is what was not granted
   * within the last `windowMs`; what was granted within a tenth of it is forgotten together, a window
   * after the last of it.
   *
   * @returns how many, and the ms until the oldest of what was granted is forgotten
   * @throws when it cannot be asked
   */
  take(parameters: {
    key: string
    wanted: number
    slice: number
    max: number
    windowMs: number
  }): Promise<{ granted: number; endsInMs: number }>
}
