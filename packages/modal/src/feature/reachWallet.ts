import type { Foyer } from '@foyer/core/client'
import type { WalletListing } from '@foyer/core/wallets'
import { push } from './FeatureContext.ts'
import { pairingView } from './remoteEntry.ts'
import { passOn, type Way } from './routes.ts'
import type { WalletList } from './walletList.ts'

/**
 * Goes to where a wallet that is not in this page can be reached: over the relay, on a phone else in the
 * wallet's own browser. Where neither is possible, to where it can be had and why that is.
 */
export function reachWallet({
  foyer,
  wallets: { remote, device, canPair },
  wallet,
  parameters,
}: {
  foyer: Foyer
  wallets: WalletList
  wallet: WalletListing.WalletListing
  parameters: Way
}): void {
  const { supports_wc, mobile_link, link_mode, webapp_link } = wallet
  const isPhone = device === 'mobile'
  const isPairing =
    remote.offered() === 'available' &&
    supports_wc !== false &&
    (!isPhone || ((mobile_link ?? link_mode ?? webapp_link) && canPair(wallet)))
  if (isPairing) push(foyer, pairingView, { ...passOn(parameters), wallet })
  else push(foyer, 'Downloads', { wallet, ...(isPhone && { opens: true }) })
}
