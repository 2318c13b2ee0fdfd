import {
  laterTokenStyles as laterTokens,
  noticeStyles as notice,
  searchFieldStyles as searchField,
} from '@foyer/ui'
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
