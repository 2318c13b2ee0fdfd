import type { NetworkInput } from '@foyer/core'
import { useClient } from './FoyerProvider.tsx'
import { type Action, useAction } from './useAction.ts'

/** What a switch takes besides the network. */
export interface SwitchNetworkOptions {
  /** Ends the waiting for the wallet. */
  readonly signal?: AbortSignal | undefined
}

type SwitchNetworkAction = Action<NetworkInput | string, void, SwitchNetworkOptions>

/** The state of switching, and the ways to start it. `variables` is the network that was asked for. */
export type UseSwitchNetworkResult = SwitchNetworkAction & {
  readonly switchNetwork: SwitchNetworkAction['mutate']
  readonly switchNetworkAsync: SwitchNetworkAction['mutateAsync']
}

/**
 * Moves to a network, given by itself or by CAIP-2 id, and shows how it goes. Errors as those of the
 * client's `switchNetwork`; a refusal keeps the old network.
 *
 * @example
 * ```tsx
 * import { useSwitchNetwork } from '@foyer/react'
 *
 * export function ToBase() {
 *   const { switchNetwork, isPending, error } = useSwitchNetwork()
 *   return (
 *     <button disabled={isPending} onClick={() => switchNetwork('eip155:8453')}>
 *       {error?.message ?? 'Switch to Base'}
 *     </button>
 *   )
 * }
 * ```
 */
export function useSwitchNetwork({
  namespace,
}: {
  /** Of a network that is given by its bare id. */
  namespace?: string | undefined
} = {}): UseSwitchNetworkResult {
  const foyer = useClient()
  const action = useAction<NetworkInput | string, void, SwitchNetworkOptions>((network, options) =>
    foyer.switchNetwork(
      typeof network === 'string' && namespace && !network.includes(':')
        ? `${namespace}:${network}`
        : network,
      { signal: options?.signal },
    ),
  )
  return { ...action, switchNetwork: action.mutate, switchNetworkAsync: action.mutateAsync }
}
