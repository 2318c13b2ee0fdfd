import { avatarStyles as avatar, copyButtonStyles as copyButton } from '@foyer/ui'
import { ProfileWalletsView } from './ProfileWalletsView.tsx'
import styles from './profile.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: avatar + copyButton + styles,
  views: { ProfileWallets: ProfileWalletsView },
}
