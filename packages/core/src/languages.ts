/** Texts in other languages that are shown before the modal's code arrives. */

export type { EagerTexts } from './client/contract/EagerTexts.ts'
export { persian, spanish } from './client/languages.ts'
