import * as SafeLink from '../primitives/SafeLink.ts'

/** What {@link walletLink} makes a link of. */
export interface WalletLinkParameters {
  /** As a listing gives it: `rainbow://`, `rainbow:`, `rainbow`, or `https://w.example/app`. */
  readonly base: string
  /** The link of the pairing, `wc:…@2?…`. */
  readonly uri: string
  /** Telegram on Android decodes a link once before it hands it on. */
  readonly isDecodedTwice?: boolean
}

/**
 * The link that opens a wallet's app, or its web site, and hands it a pairing.
 *
 * @returns `null` when the base is no link that may be opened
 * @example
 * import { walletLink } from '@foyer/core/wallets'
 *
 * walletLink({ base: 'rainbow:', uri: 'wc:1@2' }) // 'rainbow://wc?uri=wc%3A1%402'
 * walletLink({ base: 'https://w.example/app', uri: 'wc:1@2' })
 * // 'https://w.example/app/wc?uri=wc%3A1%402'
 */
export function walletLink({ base, uri, isDecodedTwice }: WalletLinkParameters): string | null {
  const app = walletApp(base)
  const encoded = encodeURIComponent(uri)
  if (app && isMiniApp(app)) return SafeLink.app(`${app}?startapp=${toBase64Url(`uri=${encoded}`)}`)
  return (
    app && SafeLink.app(`${app}wc?uri=${isDecodedTwice ? encodeURIComponent(encoded) : encoded}`)
  )
}

/**
 * The link that brings a wallet's app to the front, ending in a slash unless it is a mini app of
 * Telegram.
 *
 * @returns `null` when the base is no link that may be opened
 * @example
 * import { walletApp } from '@foyer/core/wallets'
 *
 * walletApp('rainbow') // 'rainbow://'
 */
export function walletApp(base: string): string | null {
  // A scheme alone, with or without its colon.
  const whole = /^[^:]+:\/?\/?$/.test(base) ? `${base.slice(0, base.indexOf(':'))}://` : base
  const safe = SafeLink.app(whole)
  if (safe === null) return null
  const end = safe.search(/[?#]/)
  const path = end < 0 ? safe : safe.slice(0, end)
  if (isMiniApp(path)) return path.replace(/\/$/, '')
  return path.endsWith('/') ? path : `${path}/`
}

/** A wallet that runs in Telegram: `https://t.me/<bot>/<app>`. */
const isMiniApp = (link: string) => link.startsWith('https://t.me/')

/**
 * Telegram hands a mini app one parameter, of letters, digits, `_` and `-` alone. Wallets there read the
 * query that others get behind `/wc?` from it, as they do for requests (`requestId=…&sessionTopic=…`).
 *
 * @see https://core.telegram.org/bots/webapps#direct-link-mini-apps
 */
function toBase64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
