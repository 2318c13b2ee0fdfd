/** Joins the request of that key if it is on its way, else starts it. */
type Share<value> = (
  key: string,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Promise<value>,
) => Promise<value>

/**
 * Makes requests that are the same one request for all who wait for it. It is abandoned when the
 * last of them is gone.
 */
export function createSharedRequests<value>(): Share<value> {
  const underWay = new Map<
    string,
    { answer: Promise<value>; ends: AbortController; users: number }
  >()

  return (key, signal, start) => {
    const known = underWay.get(key)
    const request = known ?? begin(key, start)
    request.users += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        request.users -= 1
        reject(signal.reason)
        if (request.users > 0) return
        if (underWay.get(key) === request) underWay.delete(key)
        request.ends.abort(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      request.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }

  function begin(key: string, start: (signal: AbortSignal) => Promise<value>) {
    const ends = new AbortController()
    const request = { answer: start(ends.signal), ends, users: 0 }
    underWay.set(key, request)
    const forget = () => {
      if (underWay.get(key) === request) underWay.delete(key)
    }
    request.answer.then(forget, forget)
    return request
  }
}
