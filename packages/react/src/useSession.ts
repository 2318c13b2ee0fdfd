import type { SiwxSession } from '@foyer/core'
import { useCallback } from 'react'
import { useClient } from './FoyerProvider.tsx'
import { useChain, useFoyerState } from './useFoyerState.ts'

/** Who is signed in, and the ways in and out. */
export interface UseSessionResult {
  /** What the active account signed; `null` while it is not signed in on its network. */
  readonly session: SiwxSession | null
  /** `loading` while a wallet comes back or its user is asked to sign. */
  readonly status: 'loading' | 'authenticated' | 'unauthenticated'
  /**
   * Shows the message to sign, and resolves once it is signed.
   *
   * @throws `sign-in/not-enabled`, `sign-in/no-account`, `sign-in/cancelled`, `sign-in/unavailable`
   */
  signIn(): Promise<SiwxSession>
  /** Ends the session; where sign-in is required the wallet is disconnected, too. */
  signOut(): Promise<void>
}

/**
 * The session of the active account, for applications with `siwx` or `siweConfig`.
 *
 * @example
 * ```tsx
 * import { useSession } from '@foyer/react'
 *
 * export function Session() {
 *   const { session, status, signIn, signOut } = useSession()
 *   if (status === 'loading') return <p>One moment</p>
 *   return session ? (
 *     <button onClick={() => signOut()}>Sign out</button>
 *   ) : (
 *     <button onClick={() => signIn()}>Sign in</button>
 *   )
 * }
 * ```
 */
export function useSession(): UseSessionResult {
  const foyer = useClient()
  const session = useFoyerState((state) => state.session)
  const chain = useChain()
  const inner = chain?.status === 'connecting' && foyer.internals.store.statusOf(chain.namespace)
  const isLoading = inner === 'reconnecting' || inner === 'authenticating'
  const flow = useCallback(async () => {
    const { signInOf } = await import('@foyer/core/sign-in')
    return signInOf(foyer)
  }, [foyer])
  return {
    session,
    status: session ? 'authenticated' : isLoading ? 'loading' : 'unauthenticated',
    signIn: useCallback(async () => (await flow()).start(), [flow]),
    signOut: useCallback(async () => (await flow()).signOut(), [flow]),
  }
}
