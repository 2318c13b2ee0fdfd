import copyButton from '../../../ui/controls/copy-button.css?inline'
import laterTokens from '../../../ui/styles/later-tokens.css?inline'
import { AccountSettingsView } from './AccountSettingsView.tsx'
import styles from './settings.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: laterTokens + copyButton + styles,
  views: { AccountSettings: AccountSettingsView },
}
