import copyButton from '../../../ui/controls/copy-button.css?inline'
import notice from '../../../ui/messages/notice.css?inline'
import panelState from '../../../ui/messages/panel-state.css?inline'
import laterTokens from '../../../ui/styles/later-tokens.css?inline'
import addressBlock from '../../../ui/text/address-block.css?inline'
import { NftDetailView } from './NftDetailView.tsx'
import { NftsPanel } from './NftsPanel.tsx'
import styles from './nfts.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + notice + panelState + copyButton + addressBlock + styles,
  views: { NftDetail: NftDetailView },
  panels: { nfts: NftsPanel },
}
