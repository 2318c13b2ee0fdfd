/** Sign-in messages as text: written, and read by the letter of their standards. No curve is loaded. */
export {
  type Cacao,
  type CacaoPayload,
  type CacaoSignatureKind,
  createCacao,
  type ReadCacao,
  readCacao,
} from './message/cacao.ts'
export { formatMessage } from './message/formatMessage.ts'
export { createMessage, parseMessage } from './message/parseMessage.ts'
export type { SignInFields } from './message/SignInMessage.ts'
