import {
  addressBlockStyles as addressBlock,
  laterTokenStyles as laterTokens,
  noticeStyles as notice,
  skeletonStyles as skeleton,
} from '@foyer/ui'
import { CheckingView } from './CheckingView.tsx'
import { SignMessageView } from './SignMessageView.tsx'
import styles from './sign-in.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + notice + skeleton + addressBlock + styles,
  views: { SIWXSignMessage: SignMessageView, ConnectingSiwe: CheckingView },
}
