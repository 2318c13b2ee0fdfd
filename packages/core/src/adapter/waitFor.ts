/**
 * Waits until something is there: looks now, and whenever `subscribe` calls back. Nothing stays
 * behind, however it ends.
 *
 * @throws the signal's reason
 * @example
 * import { type ListedWallet, waitFor, type WalletList } from '@foyer/core/adapter'
 *
 * const walletOf = (list: WalletList<ListedWallet>, id: string, signal: AbortSignal) =>
 *   waitFor({ look: () => list.find(id), subscribe: list.subscribe, signal })
 */
export function waitFor<value>({
  look,
  subscribe,
  signal,
}: {
  /** `undefined` while it is not there. */
  look(): value | undefined
  subscribe(changed: () => void): () => void
  signal: AbortSignal
}): Promise<value> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const check = () => {
      const found = look()
      if (found === undefined) return
      stop()
      resolve(found)
    }
    const abandon = () => {
      stop()
      reject(signal.reason)
    }
    const unsubscribe = subscribe(check)
    const stop = () => {
      unsubscribe()
      signal.removeEventListener('abort', abandon)
    }
    signal.addEventListener('abort', abandon, { once: true })
    check()
  })
}
