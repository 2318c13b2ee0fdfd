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
  return (
    app && SafeLink.app(`${app}wc?uri=${isDecodedTwice ? encodeURIComponent(encoded) : encoded}`)
  )
}

/**
 * The link that brings a wallet's app to the front, ending in a slash.
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
  return path.endsWith('/') ? path : `${path}/`
}
