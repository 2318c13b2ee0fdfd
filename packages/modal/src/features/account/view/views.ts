import address from '../../../ui/address.css?inline'
import amount from '../../../ui/amount.css?inline'
import avatar from '../../../ui/avatar.css?inline'
import copyButton from '../../../ui/copy-button.css?inline'
import { AccountView } from './AccountView.tsx'
import styles from './account.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: address + amount + avatar + copyButton + styles,
  views: { Account: AccountView },
}
