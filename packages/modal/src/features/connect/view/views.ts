import { ConnectingExternalView } from './ConnectingExternalView.tsx'
import { ConnectView, ConnectWalletsView } from './ConnectView.tsx'
import styles from './connect.css?inline'

/** The room, loaded. */
export const room = {
  styles,
  views: {
    Connect: ConnectView,
    ConnectWallets: ConnectWalletsView,
    ConnectingExternal: ConnectingExternalView,
  },
}
