import { catalogueOnDemand } from './catalogueOnDemand.ts'
import type { HttpCatalogueParameters } from './httpCatalogue.ts'
import type { WalletCatalogue } from './WalletCatalogue.ts'

/**
 * A catalogue on a server. Its code is fetched when it is first asked, so that an application
 * without a server never pays for it.
 *
 * @example
 * import { browserPlatform } from '@foyer/core/platform'
 * import { httpCatalogueOnDemand } from '@foyer/core/wallets'
 *
 * const catalogue = httpCatalogueOnDemand({
 *   http: browserPlatform().http,
 *   url: (path) => `https://foyer.example${path}`,
 * })
 */
export function httpCatalogueOnDemand(parameters: HttpCatalogueParameters): WalletCatalogue {
  return catalogueOnDemand(async () =>
    (await import('./httpCatalogue.ts')).createHttpCatalogue(parameters),
  )
}
