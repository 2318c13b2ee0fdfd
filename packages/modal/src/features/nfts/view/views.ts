import {
  addressBlockStyles as addressBlock,
  copyButtonStyles as copyButton,
  laterTokenStyles as laterTokens,
  noticeStyles as notice,
  panelStateStyles as panelState,
} from '@foyer/ui'
import { NftDetailView } from './NftDetailView.tsx'
import { NftsPanel } from './NftsPanel.tsx'
import styles from './nfts.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + notice + panelState + copyButton + addressBlock + styles,
  views: { NftDetail: NftDetailView },
  panels: { nfts: NftsPanel },
}
