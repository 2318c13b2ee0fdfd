import { ConnectingExternalView } from './ConnectingExternalView.tsx'
import { ConnectView, ConnectWalletsView } from './ConnectView.tsx'
import styles from './connect.css?inline'

/** The feature, loaded. */
export const feature = {
  styles,
  views: {
    Connect: ConnectView,
    ConnectWallets: ConnectWalletsView,
    ConnectingExternal: ConnectingExternalView,
  },
}
