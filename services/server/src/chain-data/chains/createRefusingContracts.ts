/**
 * Contracts of a chain that lately refused a read, among them those that burn all the gas they are given:
 * beside others they take the others' gas, and apart they take a node's time again and again.
 */
export interface RefusingContracts {
  has(address: string): boolean
  add(address: string): void
}

/** Then they are asked again: an honest one may have refused for a while. */
const lifetimeMs = 600_000
/** A hundred bytes each. The one that refused longest ago goes first. */
const maxRemembered = 50_000

/** Remembers them in this process. */
export function createRefusingContracts(): { of(chainId: string): RefusingContracts } {
  const untilMs = new Map<string, number>()
  return {
    of: (chainId) => ({
      has: (address) => (untilMs.get(`${chainId}:${address}`) ?? 0) > performance.now(),
      add(address) {
        const key = `${chainId}:${address}`
        untilMs.delete(key)
        untilMs.set(key, performance.now() + lifetimeMs)
        const [oldest] = untilMs.keys()
        if (untilMs.size > maxRemembered && oldest !== undefined) untilMs.delete(oldest)
      },
    }),
  }
}
