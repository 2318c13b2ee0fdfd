import type { Foyer } from '@foyer/core/client'
import type { Feature } from '../feature/Feature.ts'
import { families } from '../features/families/manifest.ts'
import { profile } from '../features/profile/manifest.ts'
import { settings } from '../features/settings/manifest.ts'

/** In the place of the later features, in the build for pages that want connecting alone. */
export const laterFeatures: readonly Feature[] = [settings, families, profile]

export async function loadLaterFeatures(_: Foyer): Promise<readonly Feature[]> {
  return laterFeatures
}
