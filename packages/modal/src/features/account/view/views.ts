import { AccountView } from './AccountView.tsx'
import styles from './account.css?inline'

/** The room, loaded. */
export const room = { styles, views: { Account: AccountView } }
