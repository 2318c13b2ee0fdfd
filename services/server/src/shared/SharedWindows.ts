/**
 * Where several processes count the same windows. A process takes several at once and hands them out
 * itself, see `createSharedCounters`.
 */
export interface SharedWindows {
  /**
   * Takes of the `max` of a window what is left, at most `wanted` or, when more than that is left,
   * as much of the rest as may wait with one process: an eighth of it, at most `slice`.
   *
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
