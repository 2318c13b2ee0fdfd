import { findWallet, type WalletRow } from '@foyer/core/wallets'
import { useEffect } from 'react'
import { useConsent } from '../../../feature/Consent.tsx'
import type { Views } from '../../../feature/Feature.ts'
import {
  push,
  useFeature,
  useNotes,
  useOnScreen,
  useStore,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'
import { reachWallet } from '../../../feature/reachWallet.ts'
import type { WalletList } from '../../../feature/walletList.ts'

/**
 * What the list of wallets does without a press in it while it is on screen: it asks for what it
 * shows, and leads on to the wallet that a button of the host named, or away once one is connected
 * elsewhere. It renders nothing, and stands apart from the list so that the list is not rendered again
 * for any of this while a wallet that was pressed connects.
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
  const { foyer, wallets } = useFeature()
  const { rows } = useStore(wallets.store)
  const { withheld } = useConsent()
  const onScreen = useOnScreen()
  const namespace = parameters.addWalletForNamespace ?? parameters.namespace
  const isConnected = () => {
    const { activeNamespace, chains } = foyer.getState()
    return chains[namespace ?? activeNamespace ?? '']?.status === 'connected'
  }
  // Before the first frame, so that the browser wallets are in it.
  useWhileOnScreen(wallets.start)
  useWhileOnScreen(() => {
    // A user who opens the list with a wallet connected wants another one.
    if (isConnected()) return
    const stop = foyer.subscribe(() => {
      const { open, view } = foyer.getState()
      // A wallet that was pressed here has a view of its own.
      const isHere = open && (view === 'Connect' || view === 'ConnectWallets')
      // By the application, in another tab, or since a wallet confirmed what was stored.
      if (!isHere || !isConnected()) return
      stop()
      foyer.router.complete('success')
    })
    return stop
  }, [namespace])
  // Going back from the wallet that the host named shows the others.
  const notes = useNotes(() => ({ followed: false }))
  useEffect(() => {
    const { wallet } = parameters
    if (!wallet || !onScreen || withheld || notes.followed) return
    const installed = findRow(rows, wallet)
    if (installed && installed.connectors.length > 0) {
      notes.followed = true
      return choose(installed)
    }
    let current = true
    void findNamed(wallets, wallet).then((listing) => {
      if (!current) return
      notes.followed = true
      const { rows } = wallets.store.getState()
      const row =
        findRow(rows, listing?.id ?? wallet) ??
        // Installed, and its row knows no listing: the application lists only some.
        (listing && rows.find(({ connectors }) => findWallet(listing, connectors)))
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

/** Only a button that names a wallet loads it. */
const findNamed = (wallets: WalletList, name: string) =>
  import('../../../feature/browseWallets.ts').then(
    ({ findNamedWallet }) => findNamedWallet(wallets, name),
    // Its code did not arrive: the user finds it in the list of all.
    () => null,
  )

const findRow = (rows: readonly WalletRow[], wallet: string) =>
  rows.find(
    ({ id, connectors }) =>
      id === wallet ||
      connectors.some((connector) => [connector.id, connector.rdns].includes(wallet)),
  )
