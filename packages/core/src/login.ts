/**
 * Signing in to a wallet without a wallet, without any view of the login. It needs `@foyer/embedded`, and a
 * `backend.secureSite`.
 *
 * @packageDocumentation
 */
import { perClient } from './client/perClient.ts'
import { createEmailChange } from './flows/login/createEmailChange.ts'
import { createLogin } from './flows/login/createLogin.ts'

export type { EmailChange, EmailChangeState } from './flows/login/createEmailChange.ts'
export type { LoginFlow, LoginFlowState, LoginWay } from './flows/login/createLogin.ts'

/**
 * The login of a client, one at a time.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { getLogin } from '@foyer/core/login'
 * import { mainnet } from '@foyer/core/networks'
 * import { evm } from '@foyer/evm'
 *
 * const foyer = createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()] })
 * const login = getLogin(foyer)
 * void login.start({ way: 'email', email: 'ada@shop.example' })
 * login.store.subscribe(({ stage }) => {
 *   if (stage === 'code') login.submitCode(prompt('Code') ?? '')
 * })
 */
export const getLogin = perClient(createLogin)

/**
 * The change of the e-mail address of a client's user, one at a time: a code is sent to the address of now, then one to
 * the new one.
 *
 * @example
 * import type { Foyer } from '@foyer/core'
 * import { getEmailChange } from '@foyer/core/login'
 *
 * export function changeEmail(foyer: Foyer, email: string) {
 *   const change = getEmailChange(foyer)
 *   change.store.subscribe(({ stage }) => {
 *     if (stage === 'old' || stage === 'new') change.submitCode(prompt(`Code of the ${stage} address`) ?? '')
 *   })
 *   return change.start(email)
 * }
 */
export const getEmailChange = perClient(createEmailChange)
