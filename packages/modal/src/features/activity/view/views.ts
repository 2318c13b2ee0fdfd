import { ActivityPanel } from './ActivityPanel.tsx'
import styles from './activity.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: styles,
  views: { Transactions: ActivityPanel },
  panels: { activity: ActivityPanel },
}
