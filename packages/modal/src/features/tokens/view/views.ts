import tile from '../../../ui/controls/tile.css?inline'
import longList from '../../../ui/grid/long-list.css?inline'
import notice from '../../../ui/messages/notice.css?inline'
import panelState from '../../../ui/messages/panel-state.css?inline'
import laterTokens from '../../../ui/styles/later-tokens.css?inline'
import { TokensPanel } from './TokensPanel.tsx'
import styles from './tokens.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + panelState + notice + tile + longList + styles,
  views: {},
  panels: { tokens: TokensPanel },
}
