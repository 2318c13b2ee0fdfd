import copyButton from '../../../ui/controls/copy-button.css?inline'
import avatar from '../../../ui/images/avatar.css?inline'
import { ProfileWalletsView } from './ProfileWalletsView.tsx'
import styles from './profile.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: avatar + copyButton + styles,
  views: { ProfileWallets: ProfileWalletsView },
}
