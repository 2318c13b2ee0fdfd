import { copyButtonStyles, laterTokenStyles, noticeStyles, qrCodeStyles } from '@foyer/ui'
import loginCss from '../../../login/login.css?inline'
import { ConnectingFarcasterView } from './ConnectingFarcasterView.tsx'
import { ConnectingSocialView } from './ConnectingSocialView.tsx'
import { ConnectSocialsView } from './ConnectSocialsView.tsx'
import { SocialTiles } from './SocialTiles.tsx'
import socialCss from './social.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: `${laterTokenStyles}${noticeStyles}${qrCodeStyles}${copyButtonStyles}${loginCss}${socialCss}`,
  views: {
    ConnectSocials: ConnectSocialsView,
    ConnectingSocial: ConnectingSocialView,
    ConnectingFarcaster: ConnectingFarcasterView,
  },
  panels: { socialTiles: SocialTiles },
}
