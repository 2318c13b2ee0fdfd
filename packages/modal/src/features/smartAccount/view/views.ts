import { addressBlockStyles, laterTokenStyles, noticeStyles, switchStyles } from '@foyer/ui'
import { SmartAccountSettingsView } from './SmartAccountSettingsView.tsx'
import smartAccountCss from './smart-account.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: `${laterTokenStyles}${addressBlockStyles}${noticeStyles}${switchStyles}${smartAccountCss}`,
  views: { SmartAccountSettings: SmartAccountSettingsView },
}
