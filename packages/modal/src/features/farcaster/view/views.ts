import { copyButtonStyles, laterTokenStyles, noticeStyles, qrCodeStyles } from '@foyer/ui'
import loginCss from '../../../login/login.css?inline'
import { ConnectingFarcasterView } from './ConnectingFarcasterView.tsx'
import farcasterCss from './farcaster.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: [
    ...[laterTokenStyles, noticeStyles, qrCodeStyles, copyButtonStyles],
    ...[loginCss, farcasterCss],
  ].join(''),
  views: { ConnectingFarcaster: ConnectingFarcasterView },
}
