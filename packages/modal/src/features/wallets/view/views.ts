import code from '../../../feature/code/code.css?inline'
import searchField from '../../../ui/controls/search-field.css?inline'
import tile from '../../../ui/controls/tile.css?inline'
import notice from '../../../ui/messages/notice.css?inline'
import laterTokens from '../../../ui/styles/later-tokens.css?inline'
import { AllWalletsView } from './AllWalletsView.tsx'
import { DownloadsView } from './DownloadsView.tsx'
import { GetWalletView } from './GetWalletView.tsx'
import styles from './wallets.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + code + notice + searchField + tile + styles,
  views: { AllWallets: AllWalletsView, GetWallet: GetWalletView, Downloads: DownloadsView },
}
