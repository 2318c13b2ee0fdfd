/** Between two looks whether the vendor has answered. */
const lookMs = 1_000

/**
 * Looks until a login that was begun in the frame is through, and shows the window that the frame opened that it did.
 *
 * @returns ends it
 */
export function watchWay({
  look,
  proof,
  onDone,
  onFailed,
}: {
  look(): Promise<boolean>
  proof: string
  onDone(): void
  onFailed(error: unknown): void
}): () => void {
  const stopped = new AbortController()
  window.addEventListener(
    'message',
    ({ source, origin, data }) => {
      const { type } = (data ?? {}) as { type?: unknown }
      if (origin === location.origin && type === 'foyer-way-ready')
        (source as Window | null)?.postMessage({ type: 'foyer-way-proof', proof }, origin)
    },
    { signal: stopped.signal },
  )
  const timer = setInterval(() => {
    void look().then(
      (isDone) => {
        if (!isDone || stopped.signal.aborted) return
        stop()
        onDone()
      },
      (error: unknown) => {
        if (stopped.signal.aborted) return
        stop()
        onFailed(error)
      },
    )
  }, lookMs)
  const stop = () => {
    stopped.abort()
    clearInterval(timer)
  }
  return stop
}
