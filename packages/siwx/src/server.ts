/** Sign-in on an application's own server, by requests and responses of the web. */
export { createNonces, type Nonces } from './server/createNonces.ts'
export {
  createSignInServer,
  type SignedIn,
  type SignInServer,
  type SignInServerOptions,
} from './server/createSignInServer.ts'
export { memoryStore, type ServerStore } from './server/ServerStore.ts'
