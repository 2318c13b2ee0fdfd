import * as SafeLink from '../primitives/SafeLink.ts'
import { namespacesOf } from './namespacesOf.ts'
import type { WalletListing } from './WalletListing.ts'

/** What {@link inAppBrowserLink} makes a link of. */
export interface InAppBrowserParameters {
  readonly wallet: Pick<WalletListing, 'browser_link' | 'chains' | 'injected'>
  /** The page to open in the wallet; the vendor is told its origin and its path alone. */
  readonly pageUrl: string
  /** Names of query parameters that may stay. */
  readonly linkQuery?: readonly string[] | undefined
  /** The chain families of the page, the active one first; a wallet may have a link for each. */
  readonly namespaces: readonly string[]
}

/**
 * The link that opens this page inside a wallet's own browser, where no relay is needed.
 *
 * @returns `null` for a wallet without such a link, for one that serves none of the families, and for
 * a page without a web address
 * @example
 * import { inAppBrowserLink } from '@foyer/core/wallets'
 *
 * inAppBrowserLink({
 *   wallet: { browser_link: 'https://w.example/open?url={url}', chains: ['eip155'], injected: null },
 *   pageUrl: 'https://app.example/swap',
 *   namespaces: ['eip155'],
 * }) // 'https://w.example/open?url=https%3A%2F%2Fapp.example%2Fswap'
 */
export function inAppBrowserLink({
  wallet,
  pageUrl,
  namespaces,
  linkQuery = [],
}: InAppBrowserParameters): string | null {
  const page = withoutSecrets(readPage(pageUrl), linkQuery)
  const served = namespacesOf(wallet)
  if (page)
    for (const namespace of namespaces) {
      if (served.length > 0 && !served.includes(namespace)) continue
      const template = templateFor(wallet.browser_link ?? '', namespace)
      if (template)
        // A link has a bound of its own. A page whose address is longer opens at its front door.
        return (
          SafeLink.app(fill(template, page)) ?? SafeLink.app(fill(template, new URL('/', page)))
        )
    }
  return null
}

/**
 * Whether another device can open the page. Loopback means that device itself there.
 *
 * @example
 * import { isPublicPage } from '@foyer/core/wallets'
 *
 * isPublicPage('http://localhost:5173/') // false
 */
export function isPublicPage(pageUrl: string): boolean {
  const page = readPage(pageUrl)
  return page !== null && !/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(page.hostname)
}

/** The alternative for that family, else the one for all of them. */
function templateFor(templates: string, namespace: string): string | undefined {
  const all = templates.split(' ')
  const own = all.find((template) => template.startsWith(`${namespace}=`))
  return own?.slice(namespace.length + 1) ?? all.find((template) => !/^[-a-z0-9]+=/.test(template))
}

function fill(template: string, page: URL): string {
  // Some wallets read the address as part of a JSON text, where this would begin an escape.
  const href = page.href.replaceAll('\\', '%5C')
  const url = encodeURIComponent(href)
  const values: { readonly [name: string]: string } = {
    url,
    url2: encodeURIComponent(url),
    path: href.slice(page.protocol.length + 2),
    origin: encodeURIComponent(page.origin),
  }
  return template.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
}

/** Codes of a sign-in, tokens and whatever else is in query, fragment or user name stays with the page. */
function withoutSecrets(page: URL | null, linkQuery: readonly string[]): URL | null {
  if (!page) return null
  const told = new URL(page.pathname, page.origin)
  for (const [name, value] of page.searchParams)
    if (linkQuery.includes(name)) told.searchParams.append(name, value)
  return told
}

/** A wallet can open what the web serves; plain `http:` is for one's own machine. */
function readPage(value: string): URL | null {
  try {
    const url = new URL(value)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
  } catch {
    // `about:srcdoc` and the like: there is nothing a wallet could open.
    return null
  }
}
