/** Keeps what was made, the longest unused goes first. */
export interface PageCache<T> {
  get(key: string): T | undefined
  /** @param bytes about how much memory the value takes */
  set(key: string, value: T, bytes: number): void
}

/** A few hundred pages with their compressed twins; third parties choose the keys, so it is bounded. */
const usualMaxBytes = 16 * 1_024 * 1_024

/** A cache bounded by memory. A value larger than a quarter of it is not kept. */
export function createPageCache<T>(maxBytes = usualMaxBytes): PageCache<T> {
  const kept = new Map<string, { value: T; bytes: number }>()
  let total = 0
  const drop = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return {
    get(key) {
      const hit = kept.get(key)
      if (!hit) return undefined
      // To the end: a Map hands out what was set first first.
      kept.delete(key)
      kept.set(key, hit)
      return hit.value
    },
    set(key, value, bytes) {
      const size = bytes + key.length * 2
      if (size > maxBytes / 4) return
      drop(key)
      kept.set(key, { value, bytes: size })
      total += size
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
