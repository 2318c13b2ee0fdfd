import type { AdapterHost } from '@foyer/core/adapter'

/** The network of Solana that an application was left on. */
export interface KeptNetwork {
  /** A CAIP-2 id, as far as what is stored is one. */
  read(): string | null
  keep(reference: string | null): void
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
  return {
    read: () => (key ? storage.get(key) : null),
    keep(reference) {
      if (!key) return
      if (reference) storage.set(key, `solana:${reference}`)
      else storage.remove(key)
    },
  }
}
