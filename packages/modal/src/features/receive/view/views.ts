import code from '../../../feature/code/code.css?inline'
import copyButton from '../../../ui/controls/copy-button.css?inline'
import laterTokens from '../../../ui/styles/later-tokens.css?inline'
import addressBlock from '../../../ui/text/address-block.css?inline'
import { CompatibleNetworksView } from './CompatibleNetworksView.tsx'
import { FundWalletView } from './FundWalletView.tsx'
import { ReceiveView } from './ReceiveView.tsx'
import styles from './receive.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + code + copyButton + addressBlock + styles,
  views: {
    WalletReceive: ReceiveView,
    WalletCompatibleNetworks: CompatibleNetworksView,
    FundWallet: FundWalletView,
  },
}
