import { type ConnectData, connectedWallets } from './connectedWallets.ts'
import { useClient } from './FoyerProvider.tsx'
import { type Action, type ActionParameters, useAction } from './useAction.ts'

type ReconnectAction = Action<void, readonly ConnectData[]>

/** The state of reconnecting, and the ways to start it. `data`: every wallet that is connected then. */
export type UseReconnectResult = ReconnectAction & {
  /** `mutate` by the name of what it does. */
  readonly reconnect: ReconnectAction['mutate']
  /** `mutateAsync` by the name of what it does. */
  readonly reconnectAsync: ReconnectAction['mutateAsync']
}

/**
 * Connects the wallets of an earlier visit that still show accounts, without a prompt, and shows how it goes: 5 s at most.
 * A page does so by itself; this is for applications with `enableReconnect: false`. That a wallet does not come back is no error.
 *
 * @example
 * ```tsx
 * import { useReconnect } from '@foyer/react'
 *
 * export function WelcomeBack() {
 *   const { reconnect, isPending, data } = useReconnect()
 *   if (data?.length === 0) return <p>Connect your wallet once more.</p>
 *   return <button disabled={isPending} onClick={() => reconnect()}>Use my wallet again</button>
 * }
 * ```
 */
export function useReconnect({
  mutation,
}: ActionParameters<void, readonly ConnectData[]> = {}): UseReconnectResult {
  const foyer = useClient()
  const action = useAction<void, readonly ConnectData[]>(
    async () => {
      await foyer.reconnect()
      return connectedWallets(foyer.getState())
    },
    { mutation },
  )
  return { ...action, reconnect: action.mutate, reconnectAsync: action.mutateAsync }
}
