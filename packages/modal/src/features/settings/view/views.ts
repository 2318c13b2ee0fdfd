import { copyButtonStyles as copyButton, laterTokenStyles as laterTokens } from '@foyer/ui'
import { AccountSettingsView } from './AccountSettingsView.tsx'
import styles from './settings.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + copyButton + styles,
  views: { AccountSettings: AccountSettingsView },
}
