import { addressBlockStyles, laterTokenStyles, noticeStyles, panelStateStyles } from '@foyer/ui'
import permissionsCss from './permissions.css?inline'
import { SmartSessionCreatedView } from './SmartSessionCreatedView.tsx'
import { SmartSessionListView } from './SmartSessionListView.tsx'

/** The feature, loaded. */
export const feature = {
  styles: `${laterTokenStyles}${addressBlockStyles}${noticeStyles}${panelStateStyles}${permissionsCss}`,
  views: { SmartSessionList: SmartSessionListView, SmartSessionCreated: SmartSessionCreatedView },
}
