import type { AdapterHost } from '@foyer/core/adapter'

/** The network of Solana that an application was left on. */
export interface KeptNetwork {
  /** A CAIP-2 id, as far as what is stored is one. */
  read(): string | null
  keep(reference: string | null): void
  /** Calls back with what is kept when another tab has changed it, until the returned function is called. */
  watch(changed: (id: string | null) => void): () => void
}

/**
 * A wallet of the Wallet Standard is on all networks that it serves, so which one is in use is the
 * application's to remember: a user who chose the test network finds it after a reload, and pays nothing by
 * mistake.
 */
export function createKeptNetwork({
  platform: { storage },
  storageKey,
}: Pick<AdapterHost, 'platform' | 'storageKey'>): KeptNetwork {
  const key = storageKey?.('solana-network')
  const read = () => (key ? storage.get(key) : null)
  return {
    read,
    // What stands there now, and not what a tab wrote: of two that write at once, one is the last.
    watch: (changed) => storage.watch((name) => name === key && changed(read())),
    keep(reference) {
      if (!key) return
      if (reference) storage.set(key, `solana:${reference}`)
      else storage.remove(key)
    },
  }
}
