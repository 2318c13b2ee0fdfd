/** Something that is loaded when it is wanted first. */
export interface Lazy<value> {
  /** Loads it once. A failure is forgotten, so that the next call tries again. */
  (): Promise<value>
  /** What was loaded, for callers that cannot wait. */
  loaded?: value
}

/**
 * Loads something once, when it is wanted first.
 *
 * @param failure what to reject with in the place of an error
 */
export function lazy<value>(
  load: () => Promise<value>,
  failure: (error: unknown) => unknown = (error) => error,
): Lazy<value> {
  let loading: Promise<value> | undefined
  const wanted: Lazy<value> = () => {
    loading ??= load().then(
      (value) => {
        wanted.loaded = value
        return value
      },
      (error) => {
        loading = undefined
        throw failure(error)
      },
    )
    return loading
  }
  return wanted
}
