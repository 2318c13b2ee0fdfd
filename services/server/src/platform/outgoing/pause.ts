/**
 * Waits.
 *
 * @throws the reason of `signal` when that aborts first
 */
export function pause(durationMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    const leave = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }, durationMs)
    signal?.addEventListener('abort', leave, { once: true })
  })
}
