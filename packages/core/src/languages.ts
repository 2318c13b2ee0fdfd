/** Texts in other languages that are shown before the modal's code arrives. */

export type { EagerTexts } from './client/contract/EagerTexts.ts'
export { es } from './client/languages/es.ts'
export { fa } from './client/languages/fa.ts'
export {
  directionOfLocale,
  type LanguageTag,
  languageTags,
  nearestLanguage,
} from './primitives/nearestLanguage.ts'
