import { isAndroid, isTelegram, type LinkWindow } from '@foyer/core/platform'
import { SafeLink, type WalletListing, walletApp, walletLink } from '@foyer/core/wallets'

/** A way to a wallet that is not in this page. */
export type Way = 'mobile' | 'browser' | 'web' | 'desktop'

/** The ways that a wallet offers on this device, the likeliest first. */
export function waysTo(
  wallet: WalletListing.WalletListing,
  device: 'desktop' | 'mobile',
): readonly Way[] {
  const ways: Way[] = []
  const isPhone = device === 'mobile'
  // A code can be scanned whether or not the listing knows a link.
  if (!isPhone || wallet.mobile_link || wallet.link_mode) ways.push('mobile')
  if (!isPhone && wallet.chrome_store) ways.push('browser')
  if (wallet.webapp_link) ways.push('web')
  if (!isPhone && wallet.desktop_link) ways.push('desktop')
  return ways.length > 0 ? ways : ['mobile']
}

/** One way to open a wallet with a link in hand. */
export interface Opening {
  readonly kind: 'link' | 'scheme'
  /** What is opened now. */
  readonly link: string
  /** What brings the wallet to the front later. */
  readonly app: string
}

/** The ways to open a wallet's app on a phone, best first; a web link leads somewhere without the app. */
export function openingsOf({
  wallet: { link_mode: universal, mobile_link: mobile },
  uri,
  view,
}: {
  wallet: Pick<WalletListing.WalletListing, 'link_mode' | 'mobile_link'>
  uri: string
  view: LinkWindow
}): readonly Opening[] {
  const bases = [universal, mobile].filter((base) => base !== null)
  return [...new Set(bases)].flatMap((base) => openingOf({ base, uri, view }) ?? [])
}

/** How one link of a wallet is opened; `null` when it is none that may be. */
export function openingOf({
  base,
  uri,
  view,
}: {
  base: string
  uri: string
  view: LinkWindow
}): Opening | null {
  const isDecodedTwice = isTelegram(view) && isAndroid(view)
  const link = walletLink({ base, uri, isDecodedTwice })
  const app = walletApp(base)
  return link && app ? { kind: /^https:/.test(link) ? 'link' : 'scheme', link, app } : null
}

/** Where the app can be had on the phone at hand; both stores when it does not say which it is. */
export function storesOf(
  { app_store: apple, play_store: google }: WalletListing.WalletListing,
  { navigator: { userAgent } }: LinkWindow,
): readonly { readonly store: 'appStore' | 'playStore'; readonly href: string }[] {
  const isApple = /iPhone|iPad|iPod|Macintosh/.test(userAgent)
  return (
    [
      { store: 'appStore', href: /Android/i.test(userAgent) ? null : SafeLink.https(apple) },
      { store: 'playStore', href: isApple ? null : SafeLink.https(google) },
    ] as const
  ).flatMap(({ store, href }) => (href ? [{ store, href }] : []))
}
