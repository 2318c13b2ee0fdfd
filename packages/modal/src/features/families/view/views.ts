import { ConnectingMultiChainView } from './ConnectingMultiChainView.tsx'
import styles from './families.css?inline'
import { SwitchActiveChainView } from './SwitchActiveChainView.tsx'

/** The feature, loaded. */
export const feature = {
  styles,
  views: {
    ConnectingMultiChain: ConnectingMultiChainView,
    SwitchActiveChain: SwitchActiveChainView,
  },
}
