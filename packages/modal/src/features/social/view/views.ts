import { laterTokenStyles, noticeStyles } from '@foyer/ui'
import loginCss from '../../../login/login.css?inline'
import { ConnectingSocialView } from './ConnectingSocialView.tsx'
import { ConnectSocialsView } from './ConnectSocialsView.tsx'
import { SocialTiles } from './SocialTiles.tsx'
import socialCss from './social.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: `${laterTokenStyles}${noticeStyles}${loginCss}${socialCss}`,
  views: {
    ConnectSocials: ConnectSocialsView,
    ConnectingSocial: ConnectingSocialView,
  },
  panels: { socialTiles: SocialTiles },
}
