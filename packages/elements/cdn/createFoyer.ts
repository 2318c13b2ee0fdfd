import { type EagerTexts, nearestLanguage } from '@foyer/core/languages'
import { createFoyer as createClient } from '@foyer/elements'
import { spoken } from './languages.ts'

/** As of `@foyer/elements`; buttons speak the language of a file `foyer.<tag>.js` that was named before. */
export const createFoyer: typeof createClient = (options, doors) => {
  const locale = options.locale ?? document.documentElement.lang
  const tag = nearestLanguage(locale)
  const texts: EagerTexts | undefined = options.texts ?? (tag ? spoken()[tag]?.texts : undefined)
  return createClient({ ...options, ...(texts && { texts }) }, doors)
}
