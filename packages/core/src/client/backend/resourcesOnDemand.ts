import type { Platform } from '../../platform/Platform.ts'
import type { Resources } from '../../resources/createResources.ts'
import { codeUnavailable } from '../errors.ts'
import type { FoyerOptions } from '../FoyerOptions.ts'

/** The backend's resources of one client. Nobody needs them, nor their code, before connecting. */
export function resourcesOnDemand(
  options: FoyerOptions,
  platform: Platform,
): () => Promise<Resources | null> {
  let loading: Promise<Resources | null> | undefined
  return async () => {
    if (!options.backend || !options.projectId) return null
    loading ??= import('./resources.ts').then(
      ({ createClientResources }) => createClientResources(options, platform),
      (error) => {
        loading = undefined
        throw codeUnavailable(error)
      },
    )
    return loading
  }
}
