/**
 * A signal that aborts after a while or with another, and a promise that rejects with it. The caller that makes
 * one ends it.
 */
export function createDeadline(timeoutMs: number, outer: AbortSignal | undefined) {
  const controller = new AbortController()
  let reject: (reason: unknown) => void = () => {}
  const passed = new Promise<never>((_resolve, rejectIt) => {
    reject = rejectIt
  })
  passed.catch(() => {
    // The caller that races against it gets the error; nobody else has to.
  })
  const abort = (reason: unknown) => {
    controller.abort(reason)
    reject(reason)
  }
  const timer = setTimeout(
    () => abort(new DOMException(`No answer within ${timeoutMs} ms`, 'TimeoutError')),
    timeoutMs,
  )
  const onAbort = () => abort(outer?.reason)
  if (outer?.aborted) onAbort()
  else outer?.addEventListener('abort', onAbort, { once: true })
  return {
    signal: controller.signal,
    passed,
    end() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', onAbort)
    },
  }
}
