import avatar from '../../../ui/avatar.css?inline'
import copyButton from '../../../ui/copy-button.css?inline'
import { AccountSettingsView } from './AccountSettingsView.tsx'
import { ProfileWalletsView } from './ProfileWalletsView.tsx'
import styles from './settings.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: avatar + copyButton + styles,
  views: { AccountSettings: AccountSettingsView, ProfileWallets: ProfileWalletsView },
}
