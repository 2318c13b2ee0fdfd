import button from '../controls/button.css?inline'
import iconButton from '../controls/icon-button.css?inline'
import row from '../controls/row.css?inline'
import icon from '../images/icon.css?inline'
import safeImage from '../images/safe-image.css?inline'
import askedWallet from '../progress/asked-wallet.css?inline'
import hairline from '../progress/hairline.css?inline'
import skeleton from '../progress/skeleton.css?inline'
import thread from '../progress/thread.css?inline'
import tag from '../text/tag.css?inline'
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
