/** Texts in other languages that are shown before the modal's code arrives. */

export type { EagerTexts } from './client/contract/EagerTexts.ts'
export { ar } from './client/languages/ar.ts'
export { bn } from './client/languages/bn.ts'
export { de } from './client/languages/de.ts'
export { en } from './client/languages/en.ts'
export { es } from './client/languages/es.ts'
export { fa } from './client/languages/fa.ts'
export { fi } from './client/languages/fi.ts'
export { fr } from './client/languages/fr.ts'
export { he } from './client/languages/he.ts'
export { hi } from './client/languages/hi.ts'
export { id } from './client/languages/id.ts'
export { it } from './client/languages/it.ts'
export { nl } from './client/languages/nl.ts'
export { ru } from './client/languages/ru.ts'
export { tr } from './client/languages/tr.ts'
export { uk } from './client/languages/uk.ts'
export { zhCN } from './client/languages/zh-CN.ts'
export { zhTW } from './client/languages/zh-TW.ts'
export {
  directionOfLocale,
  type LanguageTag,
  languageTags,
  nearestLanguage,
} from './primitives/nearestLanguage.ts'
