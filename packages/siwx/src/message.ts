/** Sign-in messages as text: written, and read by the letter of their standards. No curve comes along. */
export { formatMessage } from './message/formatMessage.ts'
export { createMessage, parseMessage } from './message/parseMessage.ts'
export type { SignInFields } from './message/SignInMessage.ts'
