import tile from '../../../ui/controls/tile.css?inline'
import longList from '../../../ui/grid/long-list.css?inline'
import notice from '../../../ui/messages/notice.css?inline'
import skeleton from '../../../ui/progress/skeleton.css?inline'
import { TokensPanel } from './TokensPanel.tsx'
import styles from './tokens.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: notice + skeleton + tile + longList + styles,
  views: {},
  panels: { tokens: TokensPanel },
}
