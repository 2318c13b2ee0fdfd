import {
  addressBlockStyles as addressBlock,
  copyButtonStyles as copyButton,
  laterTokenStyles as laterTokens,
  noticeStyles as notice,
  panelStateStyles as panelState,
} from '@foyer/ui'
import { ActivityPanel } from './ActivityPanel.tsx'
import styles from './activity.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + copyButton + notice + panelState + addressBlock + styles,
  views: { Transactions: ActivityPanel },
  panels: { activity: ActivityPanel },
}
