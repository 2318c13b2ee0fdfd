const firstMs = 1_000
const lastMs = 30_000

/** How long to wait before the next attempt. */
export interface BackOff {
  nextMs(): number
  /** An attempt succeeded. */
  reset(): void
}

/**
 * 1, 2, 4 … 30 s, each up to half of it shorter: a thousand servers that lost the same relay do not all
 * come back in the same moment.
 *
 * @param random from 0 to 1
 */
export function createBackOff(random: () => number = Math.random): BackOff {
  let delayMs = firstMs
  return {
    nextMs() {
      const ms = delayMs * (1 - random() / 2)
      delayMs = Math.min(lastMs, delayMs * 2)
      return ms
    },
    reset() {
      delayMs = firstMs
    },
  }
}
