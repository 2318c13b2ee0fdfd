import { type Foyer, requestUrl, serviceUrl } from '@foyer/core/client'
import { createHttpCatalogue, type WalletCatalogue } from '@foyer/core/wallets'

/** The catalogue of the application's backend; the built-in one where the backend has no good address. */
export function createBackendCatalogue(
  { options, platform: { http } }: Foyer['internals'],
  builtIn: WalletCatalogue,
): WalletCatalogue {
  const { projectId = '' } = options.getState()
  const baseUrl = serviceUrl(options.getState(), 'wallets')
  return baseUrl === null
    ? builtIn
    : createHttpCatalogue({
        http,
        builtIn,
        url: (path, query = {}) => requestUrl({ baseUrl, path, projectId, query }),
      })
}
