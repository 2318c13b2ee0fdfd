import {
  addressStyles as address,
  amountStyles as amount,
  avatarStyles as avatar,
  copyButtonStyles as copyButton,
  laterTokenStyles as laterTokens,
  noticeStyles as notice,
  tabsStyles as tabs,
} from '@foyer/ui'
import { AccountView } from './AccountView.tsx'
import styles from './account.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + notice + address + amount + avatar + copyButton + tabs + styles,
  views: { Account: AccountView },
}
