/** Lets a number of calls through at once; the others wait their turn, in order. */
export interface Limiter {
  /**
   * Resolves when it is this call's turn, with what ends it.
   *
   * @throws the signal's reason when it aborts first, and an error when too many wait already.
   */
  take(signal: AbortSignal): Promise<() => void>
}

/** Beyond this, waiting is hopeless and only holds memory. */
const maxWaiting = 2_000

export function createLimiter(maxInFlight: number): Limiter {
  let inFlight = 0
  const waiting = new Set<() => void>()

  const release = () => {
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      const [next] = waiting
      if (next) {
        waiting.delete(next)
        next()
      } else inFlight -= 1
    }
  }
  return {
    async take(signal) {
      signal.throwIfAborted()
      if (inFlight < maxInFlight) {
        inFlight += 1
        return release()
      }
      if (waiting.size >= maxWaiting) throw new Error(`${maxWaiting} calls wait already`)
      return new Promise((resolve, reject) => {
        const leave = () => {
          waiting.delete(start)
          reject(signal.reason)
        }
        const start = () => {
          signal.removeEventListener('abort', leave)
          resolve(release())
        }
        waiting.add(start)
        signal.addEventListener('abort', leave, { once: true })
      })
    },
  }
}
