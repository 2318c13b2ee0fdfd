import type { ActivityChange } from './watchActivity.ts'

/** Tells whether what was read of an account is still what would be read. */
export interface Versions {
  /** Changes when the account does something on the chain. */
  of(place: { chainId: string; account: string }): string
  /** These accounts did something, or anything may have changed. */
  grow(change: ActivityChange): void
}

/**
 * Counts the changes of accounts that a user asked about.
 *
 * @param parameters.maxEntries the account that was not asked about for the longest is forgotten, and what
 *   was read of it is out of date
 */
export function createVersions({ maxEntries }: { maxEntries: number }): Versions {
  const ofChain = new Map<string, number>()
  const ofAccount = new Map<string, number>()
  // One for all: who was forgotten and comes back never has an old number.
  let newest = 0
  return {
    of({ chainId, account }) {
      const key = `${chainId}:${account}`
      const version = ofAccount.get(key) ?? ++newest
      // Used last, goes last.
      ofAccount.delete(key)
      ofAccount.set(key, version)
      const [oldest] = ofAccount.keys()
      if (ofAccount.size > maxEntries && oldest !== undefined) ofAccount.delete(oldest)
      return `${ofChain.get(chainId) ?? 0}.${version}`
    },
    grow({ chainId, accounts }) {
      if (accounts === 'all') {
        ofChain.set(chainId, ++newest)
        return
      }
      for (const account of accounts) {
        const key = `${chainId}:${account}`
        if (ofAccount.has(key)) ofAccount.set(key, ++newest)
      }
    },
  }
}
