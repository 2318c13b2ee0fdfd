import searchField from '../../../ui/controls/search-field.css?inline'
import notice from '../../../ui/messages/notice.css?inline'
import laterTokens from '../../../ui/styles/later-tokens.css?inline'
import { NetworksView } from './NetworksView.tsx'
import styles from './networks.css?inline'
import { SwitchNetworkView } from './SwitchNetworkView.tsx'
import { UnsupportedChainView } from './UnsupportedChainView.tsx'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + notice + searchField + styles,
  views: {
    Networks: NetworksView,
    SwitchNetwork: SwitchNetworkView,
    UnsupportedChain: UnsupportedChainView,
  },
}
