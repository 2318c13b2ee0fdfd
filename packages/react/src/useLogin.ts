import { getLogin, type LoginFlow, type LoginFlowState } from '@foyer/core/login'
import { useSyncExternalStore } from 'react'
import { useClient } from './FoyerProvider.tsx'

/** Where a login stands, and what a user can do about it. */
export interface UseLoginResult extends LoginFlowState, Omit<LoginFlow, 'store'> {}

/**
 * Signs a user in by e-mail, for hosts that render it themselves. Nothing of the modal is loaded before its frame has
 * something to show: an approval, or the recovery code.
 *
 * @example
 * ```tsx
 * import { useLogin } from '@foyer/react'
 *
 * export function Login() {
 *   const { stage, start, submitCode, error } = useLogin()
 *   if (stage === 'connected') return <p>Welcome</p>
 *   if (stage === 'code')
 *     return <input aria-label="Code" onBlur={(event) => submitCode(event.target.value)} />
 *   return (
 *     <>
 *       {error && <p>{error.message}</p>}
 *       <button onClick={() => start({ way: 'email', email: 'ada@shop.example' })}>Sign in</button>
 *     </>
 *   )
 * }
 * ```
 */
export function useLogin(): UseLoginResult {
  const { store, ...commands } = getLogin(useClient())
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  return { ...state, ...commands }
}
