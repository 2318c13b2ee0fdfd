import { AllWalletsView } from './AllWalletsView.tsx'
import { DownloadsView } from './DownloadsView.tsx'
import { GetWalletView } from './GetWalletView.tsx'
import styles from './wallets.css?inline'

/** The room, loaded. */
export const room = {
  styles,
  views: { AllWallets: AllWalletsView, GetWallet: GetWalletView, Downloads: DownloadsView },
}
