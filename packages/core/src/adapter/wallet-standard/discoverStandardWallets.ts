import type { PageWindow } from '../../platform/Platform.ts'
import type { Discovery } from '../createAdapter.ts'
import { createWalletList, type ListedWallet } from '../walletList.ts'

/** Bounds what a page full of registrations can make us keep. */
const maxWallets = 64

/**
 * Listens for wallets of the Wallet Standard from the first moment, because some register only once.
 *
 * What is shown should be copied by `read`: a wallet may change its name later.
 *
 * @param parameters.read the wallet of this family in what registered itself; `null`, or it throws: there is none
 * @param parameters.isNew whether it takes nobody's place: a row belongs to the first of a name
 * @param parameters.found the whole list; what the page has besides may stand in it
 * @see https://github.com/wallet-standard/wallet-standard
 * @example
 * import { connectorOf, discoverStandardWallets } from '@foyer/core/adapter'
 *
 * const discovery = discoverStandardWallets({
 *   window: null,
 *   read: (target) => ({
 *     ...{ target, connector: connectorOf({ id: 'Acorn', type: 'ANNOUNCED', name: 'Acorn', icon: null, rdns: null, chain: 'solana' }) },
 *   }),
 *   isNew: ({ connector }, { registered }) =>
 *     !registered.some((other) => other.connector.id === connector.id),
 *   found: (registered) => registered,
 * })
 */
export function discoverStandardWallets<wallet extends ListedWallet>({
  window,
  read,
  isNew,
  found,
}: {
  readonly window: PageWindow | null
  read(target: unknown): wallet | null
  isNew(
    wallet: wallet,
    others: { readonly registered: readonly wallet[]; readonly listed: readonly wallet[] },
  ): boolean
  found(registered: readonly wallet[], known: readonly wallet[]): readonly wallet[]
}): Discovery<wallet> {
  /** By the object that registered itself, as that is how it leaves. */
  const registered = new Map<unknown, wallet>()
  const list = createWalletList<wallet>((known) => found([...registered.values()], known))
  const add = (target: unknown): boolean => {
    if (registered.has(target) || registered.size >= maxWallets) return false
    const wallet = readOrNull(target)
    const others = { registered: [...registered.values()], listed: list.wallets() }
    if (!wallet || !isNew(wallet, others)) return false
    registered.set(target, wallet)
    list.update()
    return true
  }
  const readOrNull = (target: unknown) => {
    try {
      return read(target)
    } catch {
      // A malformed wallet, or one whose getters throw, belongs to nobody.
      return null
    }
  }
  const register = (...given: readonly unknown[]) => {
    const added = given.slice(0, maxWallets).filter(add)
    return () => {
      for (const target of added) registered.delete(target)
      list.update()
    }
  }
  const api = Object.freeze({ register })
  const onAnnounced = (event: Event) => {
    try {
      ;(event as CustomEvent).detail(api)
    } catch {
      // A wallet that throws while it registers itself is not there.
    }
  }
  const discovery = {
    ...list,
    request() {
      window?.dispatchEvent(Object.assign(new Event('wallet-standard:app-ready'), { detail: api }))
      list.update()
    },
    stop() {
      window?.removeEventListener('wallet-standard:register-wallet', onAnnounced)
      list.stop()
    },
  }
  window?.addEventListener('wallet-standard:register-wallet', onAnnounced)
  discovery.request()
  return discovery
}
