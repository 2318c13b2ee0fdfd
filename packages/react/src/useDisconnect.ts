import type { Foyer } from '@foyer/core'
import { useCallback } from 'react'
import { useClient } from './FoyerProvider.tsx'
import { type Action, type ActionParameters, useAction } from './useAction.ts'

/** Which wallets to disconnect: all, those of a namespace, or one of them by the id of its connection. */
export interface DisconnectVariables {
  readonly namespace?: string | undefined
  readonly connectionId?: string | undefined
}

// biome-ignore lint/suspicious/noConfusingVoidType: only then may the argument be left out
type Variables = DisconnectVariables | void
type DisconnectAction = Action<Variables, void>

/** The state of disconnecting, and the ways to start it. It never fails. */
export type UseDisconnectResult = DisconnectAction & {
  /** As the client's own. */
  readonly disconnect: Foyer['disconnect']
  /** `mutateAsync` by the name of what it does. */
  readonly disconnectAsync: DisconnectAction['mutateAsync']
}

/**
 * Disconnects one wallet, those of a namespace, or all. On our side it always ends disconnected; it is pending
 * while wallets are told.
 *
 * @example
 * ```tsx
 * import { useDisconnect } from '@foyer/react'
 *
 * export function Leave() {
 *   const { disconnect, isPending } = useDisconnect()
 *   return <button disabled={isPending} onClick={() => disconnect()}>Leave</button>
 * }
 * ```
 */
export function useDisconnect({
  namespace,
  mutation,
}: {
  /** Of which `disconnect()` disconnects the wallets; those of all families unless it is given. */
  readonly namespace?: string | undefined
} & ActionParameters<Variables, void> = {}): UseDisconnectResult {
  const foyer = useClient()
  const action = useAction<Variables, void>(
    (which) => foyer.disconnect(which?.namespace ?? namespace, which?.connectionId),
    { mutation },
  )
  const { mutateAsync } = action
  const disconnect = useCallback<Foyer['disconnect']>(
    (family, connectionId) => mutateAsync({ namespace: family, connectionId }),
    [mutateAsync],
  )
  return { ...action, disconnect, disconnectAsync: mutateAsync }
}
