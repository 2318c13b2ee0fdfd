import copyButton from '../../../ui/controls/copy-button.css?inline'
import avatar from '../../../ui/images/avatar.css?inline'
import { AccountSettingsView } from './AccountSettingsView.tsx'
import { ProfileWalletsView } from './ProfileWalletsView.tsx'
import styles from './settings.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: avatar + copyButton + styles,
  views: { AccountSettings: AccountSettingsView, ProfileWallets: ProfileWalletsView },
}
