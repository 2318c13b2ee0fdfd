import type { Foyer } from '@foyer/core'
import type { WalletCatalogue, WalletListing } from '@foyer/core/wallets'
import type { Page } from './useQuery.ts'

/** A wallet of the catalogue. */
export type CatalogueWallet = WalletListing.WalletListing

const [pageEntries, searchEntries] = [40, 100]
/** No wallet has a longer name, and an address must not grow with what a user types. */
const maxSearchLength = 128

/** The catalogue of a client, opened once for each. */
const opened = new WeakMap<Foyer, Promise<WalletCatalogue>>()

async function open({ internals }: Foyer): Promise<WalletCatalogue> {
  const [{ createBuiltInCatalogue, createHttpCatalogue }, { requestUrl, serviceUrl }] =
    await Promise.all([import('@foyer/core/wallets'), import('@foyer/core/client')])
  const { options, platform } = internals
  const builtIn = createBuiltInCatalogue({ isComplete: true })
  const { projectId = '' } = options.getState()
  const baseUrl = serviceUrl(options.getState(), 'wallets')
  if (baseUrl === null) return builtIn
  return createHttpCatalogue({
    ...{ http: platform.http, builtIn },
    url: (path, query = {}) => requestUrl({ baseUrl, path, projectId, query }),
  })
}

/** One page of all wallets that the options of the client allow. */
export async function readCatalogue(
  foyer: Foyer,
  {
    search,
    cursor = '1',
    signal,
  }: { search: string; cursor: string | undefined; signal: AbortSignal },
): Promise<Page<CatalogueWallet>> {
  const catalogue = opened.get(foyer) ?? open(foyer)
  opened.set(foyer, catalogue)
  catalogue.catch(() => opened.delete(foyer))
  const { includeWalletIds, excludeWalletIds } = foyer.internals.options.getState()
  const words = search.trim().slice(0, maxSearchLength)
  const entries = words ? searchEntries : pageEntries
  const page = Number(cursor)
  const chains = Object.values(foyer.getState().chains).flatMap(({ requestedNetworks }) =>
    requestedNetworks.map(({ caipNetworkId }) => caipNetworkId),
  )
  const { wallets, count } = await (await catalogue).list({
    ...{ page, entries, chains, signal },
    ...(words && { search: words }),
    ...(includeWalletIds && { include: includeWalletIds }),
    ...(excludeWalletIds && { exclude: excludeWalletIds }),
  })
  return { items: wallets, next: page * entries < count ? String(page + 1) : null }
}
