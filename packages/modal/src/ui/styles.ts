import askedWallet from './asked-wallet.css?inline'
import base from './base.css?inline'
import button from './button.css?inline'
import hairline from './hairline.css?inline'
import icon from './icon.css?inline'
import iconButton from './icon-button.css?inline'
import row from './row.css?inline'
import safeImage from './safe-image.css?inline'
import skeleton from './skeleton.css?inline'
import tag from './tag.css?inline'
import thread from './thread.css?inline'
import toast from './toast.css?inline'
import tokens from './tokens.css?inline'

/**
 * The design system, for the shadow root of `<foyer-modal>`: what the shell and the first view are
 * drawn with. Components that only other features use come with those features. In pieces, because the whole
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
  toast,
]
