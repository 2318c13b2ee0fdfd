import {
  laterTokenStyles as laterTokens,
  longListStyles as longList,
  noticeStyles as notice,
  panelStateStyles as panelState,
  tileStyles as tile,
} from '@foyer/ui'
import { TokensPanel } from './TokensPanel.tsx'
import styles from './tokens.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + panelState + notice + tile + longList + styles,
  views: {},
  panels: { tokens: TokensPanel },
}
