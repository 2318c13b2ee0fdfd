import type { Foyer } from '@foyer/core/client'
import type { WalletListing } from '@foyer/core/wallets'
import { pairingView } from './paired.ts'
import type { WalletList } from './walletList.ts'

/** Goes to where a wallet that is not in this page can be reached, else to where it can be had. */
export function reachWallet({
  foyer,
  wallets: { paired, device },
  wallet,
  parameters,
}: {
  foyer: Foyer
  wallets: WalletList
  wallet: WalletListing.WalletListing
  parameters: object
}): void {
  const isOpenable = device === 'desktop' || wallet.mobile_link || wallet.webapp_link
  const isReachable = paired.offered() === 'available' && wallet.supports_wc !== false && isOpenable
  foyer.router.push(isReachable ? pairingView : 'Downloads', {
    ...parameters,
    wallet,
  })
}
