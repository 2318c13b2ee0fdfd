import type { Foyer } from '@foyer/core/client'
import type { Readable } from '../../feature/Readable.ts'

/** References of `eip155` chains whose exchanges are known to swap. */
const known = '1 10 56 100 137 250 324 8217 8453 42161 43114 1313161554'.split(' ')
const timeoutMs = 15_000

const made = new WeakMap<Foyer, Readable<boolean>>()

/**
 * Whether tokens can be swapped where the account is now: on the networks that are known, and where the backend
 * lists tokens. It is asked once for each other network, while somebody looks.
 */
export function offersSwaps(foyer: Foyer): Readable<boolean> {
  const before = made.get(foyer)
  if (before) return before
  const { internals } = foyer
  const listens = new Set<() => void>()
  /** By CAIP-2. One that is asked about counts as yes: most are, and tiles stand still under a finger. */
  const listed: Record<string, boolean> = {}
  const networkNow = () => {
    const { activeNamespace, chains } = foyer.getState()
    return activeNamespace === 'eip155' ? chains.eip155?.network : undefined
  }
  const ask = async () => {
    const network = networkNow()
    if (!network || known.includes(`${network.id}`) || network.caipNetworkId in listed) return
    const { caipNetworkId } = network
    listed[caipNetworkId] = true
    try {
      const signal = AbortSignal.any([internals.over, internals.platform.clock.deadline(timeoutMs)])
      const tokens = await (await internals.resources())?.swaps.tokens({ network, signal })
      listed[caipNetworkId] = Boolean(tokens?.length)
      for (const listen of listens) listen()
    } catch {
      // Asked again by the next view that shows it.
      delete listed[caipNetworkId]
    }
  }
  const offers: Readable<boolean> = {
    getState() {
      const network = networkNow()
      return Boolean(network && listed[network.caipNetworkId] !== false)
    },
    subscribe(listen) {
      listens.add(listen)
      const stop = foyer.subscribe(() => {
        void ask()
        listen()
      })
      void ask()
      return () => {
        listens.delete(listen)
        stop()
      }
    },
  }
  made.set(foyer, offers)
  return offers
}
