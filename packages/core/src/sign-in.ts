/**
 * Signing in without any view: the flow that the modal renders. It needs a client with the option `siwx` or
 * `siweConfig`, whose wallets pass it as they connect.
 *
 * @packageDocumentation
 */
import type { Foyer } from './client/contract/Foyer.ts'
import type { SignIn } from './client/signIn/createSignIn.ts'
import { signInOf as flowOf } from './client/signIn/signInOf.ts'

export type { SignIn } from './client/signIn/createSignIn.ts'
export type {
  SignInNotice,
  SignInStage,
  SignInState,
  SignInWarning,
} from './client/signIn/SignInState.ts'

/**
 * The sign-in of a client. Render `message` while `stage` is `ready`, and call `sign` in
 * the handler of a press.
 *
 * @throws `sign-in/not-enabled` without `siwx` and `siweConfig`
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 * import { signInOf } from '@foyer/core/sign-in'
 * import type { Siwx } from '@foyer/core'
 * import { evm } from '@foyer/evm'
 *
 * declare const siwx: Siwx
 * const foyer = createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()], siwx })
 *
 * signInOf(foyer).store.subscribe(({ stage, message }) => {
 *   if (stage === 'ready' && confirm(message ?? '')) void signInOf(foyer).sign()
 * })
 */
export const signInOf: (foyer: Foyer) => SignIn = flowOf
