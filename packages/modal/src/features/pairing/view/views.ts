import {
  qrCodeStyles as code,
  copyButtonStyles as copyButton,
  laterTokenStyles as laterTokens,
  noticeStyles as notice,
  tabsStyles as tabs,
} from '@foyer/ui'
import { ConnectingWalletConnectBasicView } from './ConnectingWalletConnectBasicView.tsx'
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView.tsx'
import styles from './pairing.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + code + copyButton + notice + tabs + styles,
  views: {
    ConnectingWalletConnect: ConnectingWalletConnectView,
    ConnectingWalletConnectBasic: ConnectingWalletConnectBasicView,
  },
}
