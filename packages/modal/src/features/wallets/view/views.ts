import {
  qrCodeStyles as code,
  laterTokenStyles as laterTokens,
  noticeStyles as notice,
  searchFieldStyles as searchField,
  tileStyles as tile,
} from '@foyer/ui'
import { AllWalletsView } from './AllWalletsView.tsx'
import { DownloadsView } from './DownloadsView.tsx'
import { GetWalletView } from './GetWalletView.tsx'
import styles from './wallets.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + code + notice + searchField + tile + styles,
  views: { AllWallets: AllWalletsView, GetWallet: GetWalletView, Downloads: DownloadsView },
}
