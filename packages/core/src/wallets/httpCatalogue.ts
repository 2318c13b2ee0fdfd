import type { Http } from '../platform/Platform.ts'
import { createRequestPlaces } from '../platform/requestPlaces.ts'
import { createSharedRequests } from '../platform/sharedRequests.ts'
import { catalogueUnavailable, catalogueUnreachable } from './errors.ts'
import type { WalletCatalogue, WalletPage, WalletQuery } from './WalletCatalogue.ts'
import * as WalletListing from './WalletListing.ts'

/** What a catalogue over HTTP stands on. */
export interface HttpCatalogueParameters {
  readonly http: Http
  /** The address of a request, from a path below the service and its parameters. */
  url(path: string, query?: Readonly<Record<string, string | number>>): string
  /** What stands in for a server that does not answer. */
  readonly builtIn?: WalletCatalogue
}

/** Of the built-in wallets: some may be installed, and others rank those that are. */
const standInEntries = 100

const listTimeoutMs = 10_000
/** An image that takes longer is given up; the placeholder says who it is as well. */
const imageTimeoutMs = 2_000
/** A browser gives a host six connections: images that hang must leave some for a search. */
const maxImagesAtOnce = 4
/** Pages that are kept, so that going back and forth asks nothing. A few hundred KB. */
const maxKeptPages = 64
/** More rows than anybody pages through: such a number on screen would only be noise. */
const maxCount = 1_000_000

/**
 * A catalogue on a server that speaks the wallet-listing API. Requests that are the same and still
 * on their way are one; pages that arrived are kept for the life of the catalogue. Nothing is asked
 * twice by itself: users press `Try again`.
 *
 * @example
 * import { browserPlatform } from '@foyer/core/platform'
 * import { createHttpCatalogue } from '@foyer/core/wallets'
 *
 * const catalogue = createHttpCatalogue({
 *   http: browserPlatform().http,
 *   url: (path) => `https://foyer.example${path}`,
 * })
 * @contacts backend:wallets — wallets to list and to search (`GET /getWallets`) — from the first open
 * on — without it the list that comes with the code serves
 * @contacts backend:wallets — their images (`GET /getWalletImage/…`), as data and never as an address
 * in the page — when a wallet is rendered — without it the images that come with the code serve
 */
export function createHttpCatalogue({
  http,
  url,
  builtIn,
}: HttpCatalogueParameters): WalletCatalogue {
  const kept = new Map<string, WalletPage>()
  /** Ids of wallets that came along and not from the server. */
  const standIns = new Set<string>()
  const share = createSharedRequests<WalletPage>()
  const takePlace = createRequestPlaces(maxImagesAtOnce)

  const fetchPage = async (address: string, query: WalletQuery, signal: AbortSignal) => {
    const response = await http
      .send({ url: address, signal, timeoutMs: listTimeoutMs })
      .catch((cause: unknown) => {
        signal.throwIfAborted()
        throw catalogueUnreachable(cause)
      })
    if (response.status < 200 || response.status > 299) throw refused(response)
    const page = readPage(response.json, query)
    if (!page) throw unreadable()
    kept.set(address, page)
    const [oldest] = kept.keys()
    if (kept.size > maxKeptPages && oldest !== undefined) kept.delete(oldest)
    return page
  }

  return {
    async list(query) {
      query.signal.throwIfAborted()
      const address = url('/getWallets', parametersOf(query))
      try {
        return (
          kept.get(address) ??
          (await share(address, query.signal, (signal) => fetchPage(address, query, signal)))
        )
      } catch (error) {
        if (!query.mayStandIn || !builtIn || query.signal.aborted) throw error
        const page = await builtIn.list({ ...query, entries: standInEntries })
        for (const { id } of page.wallets) standIns.add(id)
        return { ...page, isStandIn: true }
      }
    },

    async image(listing, { signal }) {
      const { image_id, image_url } = listing
      if (builtIn && image_id === null && standIns.has(listing.id))
        return builtIn.image(listing, { signal })
      signal.throwIfAborted()
      if (image_url?.startsWith('data:')) return image_url
      if (image_id === null || !imageIdPattern.test(image_id)) return null
      const leave = await takePlace(signal)
      try {
        const address = url(`/getWalletImage/${image_id}`)
        const answer = await http
          .image({ url: address, signal, timeoutMs: imageTimeoutMs })
          .catch((cause: unknown) => {
            signal.throwIfAborted()
            throw catalogueUnreachable(cause)
          })
        // A server that is in trouble may have it the next time; one that says no means it.
        if (answer.status >= 500 || answer.status === 429)
          throw refused({ status: answer.status, statusText: '' })
        return answer.image
      } finally {
        leave()
      }
    },
  }
}

/** An id is put into a path, so it holds nothing that could lead elsewhere. */
const imageIdPattern = /^[a-z0-9-]{1,64}$/i

/** Parameters in one order, so that the same question has the same address. */
function parametersOf(query: WalletQuery): Record<string, string | number> {
  const { page, entries, search = '', include, exclude, chains, badgeType = '' } = query
  return {
    page,
    entries,
    search: search.trim(),
    include: joined(include),
    exclude: joined(exclude),
    chains: joined(chains),
    badge_type: badgeType,
  }
}

/** An id with a comma would become two: no catalogue can hold one. */
const joined = (values: readonly string[] = []) =>
  values.filter((value) => value !== '' && !value.includes(',')).join(',')

/** `null` when it is no page at all. Rows that are none are left out, and those nobody asked for. */
function readPage(value: unknown, { include, exclude }: WalletQuery): WalletPage | null {
  if (typeof value !== 'object' || value === null) return null
  const { data, count } = value as { data?: unknown; count?: unknown }
  if (!Array.isArray(data)) return null
  const wallets = new Map<string, WalletListing.WalletListing>()
  for (const row of data) {
    const listing = WalletListing.parse(row)
    if (!listing || wallets.has(listing.id)) continue
    // A request that excludes wallets by id must not exclude all because a server ignores the ids.
    if (include?.length && !include.includes(listing.id)) continue
    if (!exclude?.includes(listing.id)) wallets.set(listing.id, listing)
  }
  return { wallets: [...wallets.values()], count: isCount(count) ? count : wallets.size }
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= maxCount
}

/** The server answered with an error; over HTTP/2 it says no more than the number. */
const refused = ({ status, statusText }: { status: number; statusText: string }) =>
  catalogueUnavailable(`${status} ${statusText}`.trim(), { context: { status } })

const unreadable = () =>
  catalogueUnavailable(
    'The list of wallets came back unreadable. Check the address of the backend.',
  )
