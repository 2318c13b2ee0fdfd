import type { Platform } from '../../platform/Platform.ts'
import { lazy } from '../../primitives/lazy.ts'
import type { Resources } from '../../resources/createResources.ts'
import { namesService } from '../backend/namesService.ts'
import type { FoyerOptions } from '../contract/FoyerOptions.ts'
import { codeUnavailable } from '../errors.ts'

/** What the backend says, with one set of caches for a client; `null` without a backend. Fetched at the first call. */
export function resourcesOnDemand(
  options: FoyerOptions,
  platform: Platform,
): () => Promise<Resources | null> {
  const load = lazy(
    async () => (await import('../backend/resources.ts')).createClientResources(options, platform),
    codeUnavailable,
  )
  return async () => (namesService(options, 'blockchain') ? load() : null)
}
