/** Sign-in of users by what their accounts sign, for browsers. Nothing here has a curve. */
export {
  type DeviceSession,
  type FoyerSignIn,
  type FoyerSignInOptions,
  foyerSignIn,
} from './client/foyerSignIn.ts'
export {
  localSessions,
  memorySessions,
  type ServerSession,
  type SessionStorage,
  serverSessions,
} from './client/SessionStorage.ts'
export { cookieSignIn, type SignInBackend, signInWith } from './client/signInWith.ts'
export type { MessageParameters } from './client/writeMessage.ts'
export type { SignInFields } from './message/SignInMessage.ts'
