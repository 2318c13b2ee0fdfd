import skeleton from '../../../ui/progress/skeleton.css?inline'
import { ActivityPanel } from './ActivityPanel.tsx'
import styles from './activity.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: skeleton + styles,
  views: { Transactions: ActivityPanel },
  panels: { activity: ActivityPanel },
}
