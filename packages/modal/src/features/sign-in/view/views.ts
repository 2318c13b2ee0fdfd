import notice from '../../../ui/messages/notice.css?inline'
import skeleton from '../../../ui/progress/skeleton.css?inline'
import laterTokens from '../../../ui/styles/later-tokens.css?inline'
import addressBlock from '../../../ui/text/address-block.css?inline'
import { CheckingView } from './CheckingView.tsx'
import { SignMessageView } from './SignMessageView.tsx'
import styles from './sign-in.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + notice + skeleton + addressBlock + styles,
  views: { SIWXSignMessage: SignMessageView, ConnectingSiwe: CheckingView },
}
