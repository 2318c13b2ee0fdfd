import panelState from '../../../ui/messages/panel-state.css?inline'
import { ActivityPanel } from './ActivityPanel.tsx'
import styles from './activity.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: panelState + styles,
  views: { Transactions: ActivityPanel },
  panels: { activity: ActivityPanel },
}
