import copyButton from '../../../ui/controls/copy-button.css?inline'
import notice from '../../../ui/messages/notice.css?inline'
import panelState from '../../../ui/messages/panel-state.css?inline'
import laterTokens from '../../../ui/styles/later-tokens.css?inline'
import addressBlock from '../../../ui/text/address-block.css?inline'
import { ActivityPanel } from './ActivityPanel.tsx'
import styles from './activity.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + copyButton + notice + panelState + addressBlock + styles,
  views: { Transactions: ActivityPanel },
  panels: { activity: ActivityPanel },
}
