import { AccountSettingsView } from './AccountSettingsView.tsx'
import { ProfileWalletsView } from './ProfileWalletsView.tsx'
import styles from './settings.css?inline'

/** The room, loaded. */
export const room = {
  styles,
  views: { AccountSettings: AccountSettingsView, ProfileWallets: ProfileWalletsView },
}
