import { buttonStyles as button } from '../controls/Button.tsx'
import { iconButtonStyles as iconButton } from '../controls/IconButton.tsx'
import { rowStyles as row } from '../controls/Row.tsx'
import { iconStyles as icon } from '../images/Icon.tsx'
import { safeImageStyles as safeImage } from '../images/SafeImage.tsx'
import { askedWalletStyles as askedWallet } from '../progress/AskedWallet.tsx'
import { hairlineStyles as hairline } from '../progress/Hairline.tsx'
import { skeletonStyles as skeleton } from '../progress/Skeleton.tsx'
import { threadStyles as thread } from '../progress/Thread.tsx'
import { tagStyles as tag } from '../text/Tag.tsx'
import base from './base.css?inline'
import tokens from './tokens.css?inline'

/**
 * The design system, for the shadow root of `<foyer-modal>`: what the shell and the first view are
 * rendered with. Components that only other features use come with those features. In pieces, because the whole
 * is wanted for a moment only, and a text of its own would stay in memory.
 *
 * @example
 * new CSSStyleSheet().replaceSync(uiStyles.join(''))
 */
export const uiStyles: readonly string[] = [
  tokens,
  base,
  icon,
  button,
  iconButton,
  row,
  tag,
  skeleton,
  safeImage,
  thread,
  hairline,
  askedWallet,
]
