import type { Feature } from '../feature/Feature.ts'
import { settings } from '../features/settings/manifest.ts'

/**
 * The features that nobody sees before connecting. They are declared with the first view of an
 * account, so a new one costs no byte until then: it is a folder and a line here.
 */
export const laterFeatures: readonly Feature[] = [settings]
