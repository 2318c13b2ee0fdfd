import { catalogueUnreachable } from './errors.ts'
import type { createHttpCatalogue, HttpCatalogueParameters } from './httpCatalogue.ts'
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
  let catalogue: Promise<ReturnType<typeof createHttpCatalogue>> | undefined
  const load = () => {
    catalogue ??= import('./httpCatalogue.ts').then(
      ({ createHttpCatalogue }) => createHttpCatalogue(parameters),
      (cause) => {
        // The file may be there the next time: a person's retry asks again.
        catalogue = undefined
        throw catalogueUnreachable(cause)
      },
    )
    return catalogue
  }
  return {
    list: async (query) => (await load()).list(query),
    image: async (listing, parameters) => (await load()).image(listing, parameters),
  }
}
