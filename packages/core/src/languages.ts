/** Texts in other languages that are shown before the modal's code arrives. */
export { persian, spanish } from './client/languages.ts'
export type { EagerTexts } from './client/messages.ts'
