import type { DiscoveredWallet } from '../discovery.ts'
import type { BitcoinWallet } from './BitcoinWallet.ts'

type Open = (found: DiscoveredWallet) => BitcoinWallet

/** The code for each protocol, loaded when a wallet of it is there. */
export function createOpener() {
  const loaded = new Map<DiscoveredWallet['protocol'], Open>()
  const load = async ({ protocol }: DiscoveredWallet): Promise<Open> => {
    const open = loaded.get(protocol) ?? (await loaders[protocol]())
    loaded.set(protocol, open)
    return open
  }
  return {
    opened: (found: DiscoveredWallet) => loaded.get(found.protocol)?.(found),
    open: async (found: DiscoveredWallet) => (await load(found))(found),
    /** So that a wallet can be asked in the same turn as a user presses. */
    prepare: (all: readonly DiscoveredWallet[]) => Promise.all(all.map(load)),
  }
}

const loaders: Record<DiscoveredWallet['protocol'], () => Promise<Open>> = {
  async standard() {
    const { standardWallet } = await import('./standard.ts')
    return ({ target }) => standardWallet(target)
  },
  async sats() {
    const { satsWallet } = await import('./sats.ts')
    return ({ target }) => satsWallet(target)
  },
  async remote() {
    const { remoteWallet } = await import('./remote.ts')
    return (found) =>
      remoteWallet({
        target: found.target,
        // Read anew at each question: a session's accounts change.
        accounts: found.accounts && (() => found.accounts?.() ?? []),
      })
  },
}
