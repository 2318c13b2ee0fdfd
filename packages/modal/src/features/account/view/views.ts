import copyButton from '../../../ui/controls/copy-button.css?inline'
import tabs from '../../../ui/controls/tabs.css?inline'
import avatar from '../../../ui/images/avatar.css?inline'
import notice from '../../../ui/messages/notice.css?inline'
import laterTokens from '../../../ui/styles/later-tokens.css?inline'
import address from '../../../ui/text/address.css?inline'
import amount from '../../../ui/text/amount.css?inline'
import { AccountView } from './AccountView.tsx'
import styles from './account.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + notice + address + amount + avatar + copyButton + tabs + styles,
  views: { Account: AccountView },
}
