/**
 * Waits for a promise no longer than its signal lives, so that a wallet that never answers cannot
 * hold anything up. Rejects with the signal's reason; a later answer is dropped.
 */
export function abortable<value>(promise: Promise<value>, signal: AbortSignal): Promise<value> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) {
      leave()
      // A failure after the caller left concerns nobody.
      promise.catch(() => {})
      return
    }
    signal.addEventListener('abort', leave, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
