import * as SafeLink from '../primitives/SafeLink.ts'

/** As much of a browser's window as links to apps depend on. */
export interface LinkWindow {
  readonly navigator: {
    readonly userAgent: string
    readonly userActivation?: { readonly isActive: boolean }
  }
  /** Not the window itself while the page is in a user's frame. */
  readonly top: unknown
  open(link: string, target: string, features?: string): unknown
}

/** Telegram shows mini apps in a browser of its own, which leaves nothing to `_self`. */
const telegramMarks = ['TelegramWebviewProxy', 'TelegramWebviewProxyProto', 'Telegram']

/**
 * Whether the page is a mini app of Telegram.
 *
 * @example
 * import { isTelegram } from '@foyer/core/platform'
 *
 * isTelegram(window) // false in an ordinary browser
 */
export function isTelegram(view: LinkWindow): boolean {
  return telegramMarks.some((mark) => mark in view)
}

/**
 * Whether the page is on Android, where Telegram decodes a link once too often.
 *
 * @example
 * import { isAndroid } from '@foyer/core/platform'
 *
 * isAndroid(window)
 */
export function isAndroid({ navigator }: LinkWindow): boolean {
  return /Android/i.test(navigator.userAgent)
}

/**
 * Where a link to an app has to be opened so that the system sees it: in the page, out of a frame,
 * or beside Telegram.
 *
 * @example
 * import { linkTarget } from '@foyer/core/platform'
 *
 * linkTarget(window) // '_self'
 */
export function linkTarget(view: LinkWindow): '_self' | '_top' | '_blank' {
  if (isTelegram(view)) return '_blank'
  return isFramed(view) ? '_top' : '_self'
}

/**
 * Whether the user pressed a moment ago, so that a link may be opened. `false` in a browser that does
 * not tell: a button asks for the press then.
 *
 * @see https://developer.mozilla.org/docs/Web/API/UserActivation
 * @example
 * import { isInPress } from '@foyer/core/platform'
 *
 * isInPress(window) // false in a timer, true in the handler of a click
 */
export function isInPress({ navigator }: LinkWindow): boolean {
  return navigator.userActivation?.isActive === true
}

/**
 * Opens a link to an app. Has to be called in the turn of a press; a browser may forget it otherwise.
 *
 * @returns `false` for a link that is none or is dangerous, which is not opened
 * @contacts link — the app of a wallet, or its web site where the app is not installed — when a user
 * chooses the wallet, and when they press while a request waits in it — `enableWalletConnect`
 * @example
 * import { openLink } from '@foyer/core/platform'
 *
 * openLink(window, 'javascript:alert(1)') // false
 */
export function openLink(view: LinkWindow, link: string): boolean {
  const safe = SafeLink.app(link)
  if (safe === null) return false
  const target = linkTarget(view)
  view.open(safe, target, target === '_blank' ? 'noopener,noreferrer' : undefined)
  return true
}

function isFramed(view: LinkWindow): boolean {
  try {
    return view.top !== view
  } catch {
    // Only a frame of another origin keeps its window to itself.
    return true
  }
}
