import {
  addressBlockStyles as addressBlock,
  qrCodeStyles as code,
  copyButtonStyles as copyButton,
  laterTokenStyles as laterTokens,
} from '@foyer/ui'
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
