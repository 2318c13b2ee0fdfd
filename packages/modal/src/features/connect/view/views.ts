import { ConnectingExternalView } from './ConnectingExternalView.tsx'
import { ConnectView } from './ConnectView.tsx'
import styles from './connect.css?inline'

/** The room, loaded. */
export const room = {
  styles,
  views: { Connect: ConnectView, ConnectingExternal: ConnectingExternalView },
}
