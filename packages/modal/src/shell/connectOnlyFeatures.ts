import type { Foyer } from '@foyer/core/client'
import type { Feature } from '../feature/Feature.ts'

/** In the place of the later features, in the file for pages that want connecting alone. */
export const laterFeatures: readonly Feature[] = []

export const loadLaterFeatures = async (_: Foyer): Promise<readonly Feature[]> => []
