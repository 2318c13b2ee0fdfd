import { laterTokenStyles, noticeStyles, switchStyles } from '@foyer/ui'
import { SmartAccountSettingsView } from './SmartAccountSettingsView.tsx'
import smartAccountCss from './smart-account.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: `${laterTokenStyles}${noticeStyles}${switchStyles}${smartAccountCss}`,
  views: { SmartAccountSettings: SmartAccountSettingsView },
}
