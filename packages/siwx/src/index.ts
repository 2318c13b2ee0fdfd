/** Sign-in of users by what their accounts sign, for browsers. Nothing here has a curve. */
export type { SignInFields } from './message/SignInMessage.ts'
