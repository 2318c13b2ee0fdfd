/** Waits for a place; what it resolves with gives the place back. Rejects with the signal's reason. */
type TakePlace = (signal: AbortSignal) => Promise<() => void>

/** So many requests at once, the others in the order they came; who leaves while waiting is skipped. */
export function createRequestPlaces(count: number): TakePlace {
  let free = count
  const waiting = new Set<() => void>()

  const give = () => {
    const [next] = waiting
    if (!next || free === 0) return
    free -= 1
    next()
  }
  return (signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const leave = () => {
        waiting.delete(enter)
        reject(signal.reason)
      }
      const enter = () => {
        waiting.delete(enter)
        signal.removeEventListener('abort', leave)
        resolve(() => {
          free += 1
          give()
        })
      }
      waiting.add(enter)
      signal.addEventListener('abort', leave, { once: true })
      give()
    })
}
