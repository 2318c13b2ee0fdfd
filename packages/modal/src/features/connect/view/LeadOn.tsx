import type { WalletRow } from '@foyer/core/wallets'
import { useEffect, useState } from 'react'
import { useConsent } from '../../../room/Consent.tsx'
import type { Views } from '../../../room/Room.ts'
import { push, useLeaving, useRoom, useStore } from '../../../room/RoomContext.ts'
import { reachWallet } from '../../../room/reachWallet.ts'
import { leave } from './leave.ts'

/**
 * Leads on from the list of wallets without a press in it: to the wallet that a button of the host
 * named, and away once one is connected elsewhere. It draws nothing, and stands apart from the list so
 * that the list is not drawn again for any of this while a wallet that was pressed connects.
 */
export function LeadOn({
  parameters,
  choose,
  hasAll,
}: {
  parameters: Views['Connect']
  choose(row: WalletRow): void
  hasAll: boolean
}) {
  const { foyer, embedded, wallets, attempts } = useRoom()
  const { rows } = useStore(wallets.store)
  const { withheld } = useConsent()
  const leaving = useLeaving()
  const namespace = parameters.addWalletForNamespace ?? parameters.namespace
  const isConnected = () => {
    const { activeNamespace, chains } = foyer.getState()
    return chains[namespace ?? activeNamespace ?? '']?.status === 'connected'
  }
  const [wasConnected] = useState(isConnected)
  const { redirectView } = parameters
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads of the room never changes
  useEffect(() => {
    if (wasConnected) return
    const look = () => {
      const { open, view } = foyer.getState()
      // A wallet that was pressed here has a view of its own, which is told of before this one is gone.
      const isHere = open && (view === 'Connect' || view === 'ConnectWallets')
      // By the application, in another tab, or since a wallet confirmed what was stored.
      if (isHere && isConnected() && !attempts.isBeginning())
        leave(foyer, { redirectView, embedded })
    }
    look()
    return foyer.subscribe(look)
  }, [wasConnected, namespace, redirectView])
  useEffect(() => {
    const { wallet } = parameters
    if (!wallet || leaving || withheld || followed.has(parameters)) return
    const installed = findNamed(rows, wallet)
    if (installed && installed.connectors.length > 0) {
      followed.add(parameters)
      return choose(installed)
    }
    let current = true
    void wallets.named(wallet).then((listing) => {
      if (!current) return
      followed.add(parameters)
      const row = findNamed(wallets.store.getState().rows, listing?.id ?? wallet)
      if (row) choose(row)
      else if (listing) reachWallet({ foyer, wallets, wallet: listing, parameters })
      else if (hasAll) push(foyer, 'AllWallets', parameters)
    })
    return () => {
      current = false
    }
  })
  return null
}

/** Going back from the wallet that the host named shows the others. */
const followed = new WeakSet<object>()

const findNamed = (rows: readonly WalletRow[], wallet: string) =>
  rows.find(
    ({ id, connectors }) =>
      id === wallet ||
      connectors.some((connector) => [connector.id, connector.rdns].includes(wallet)),
  )
