import code from '../../../feature/code/code.css?inline'
import copyButton from '../../../ui/controls/copy-button.css?inline'
import tabs from '../../../ui/controls/tabs.css?inline'
import notice from '../../../ui/messages/notice.css?inline'
import laterTokens from '../../../ui/styles/later-tokens.css?inline'
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
