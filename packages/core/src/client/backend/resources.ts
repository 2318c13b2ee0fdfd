import type { Platform } from '../../platform/Platform.ts'
import { createResources, type Resources } from '../../resources/createResources.ts'
import type { FoyerOptions } from '../contract/FoyerOptions.ts'
import { requestUrl, serviceUrl } from './backend.ts'

/** `null` when the backend has no blockchain service, or its address is none. */
export function createClientResources(
  options: FoyerOptions,
  { http, clock }: Platform,
): Resources | null {
  const { projectId = '', adapters = [] } = options
  const baseUrl = serviceUrl(options, 'blockchain')
  return baseUrl === null
    ? null
    : createResources({
        http,
        clock,
        projectId,
        readsOn: ({ caipNetworkId }) =>
          adapters.find(({ namespace }) => caipNetworkId.startsWith(`${namespace}:`))?.backendReads,
        url: (path, query = {}) => requestUrl({ baseUrl, path, projectId, query }),
      })
}
