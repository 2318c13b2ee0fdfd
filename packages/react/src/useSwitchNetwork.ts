import { Network, type NetworkInput } from '@foyer/core'
import { useClient } from './FoyerProvider.tsx'
import { type Action, type ActionParameters, useAction } from './useAction.ts'

/** What a switch takes besides the network. */
export interface SwitchNetworkOptions {
  /** Ends the waiting for the wallet. */
  readonly signal?: AbortSignal | undefined
}

type SwitchNetworkAction = Action<NetworkInput | string, Network.Network, SwitchNetworkOptions>

/**
 * The state of switching, and the ways to start it. `variables` is the network that was asked
 * for, `data` the one that is active then.
 */
export type UseSwitchNetworkResult = SwitchNetworkAction & {
  /** `mutate` by the name of what it does. */
  readonly switchNetwork: SwitchNetworkAction['mutate']
  /** `mutateAsync` by the name of what it does. */
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
  mutation,
}: {
  /** Of a network that is given by its bare id. */
  readonly namespace?: string | undefined
} & ActionParameters<NetworkInput | string, Network.Network> = {}): UseSwitchNetworkResult {
  const foyer = useClient()
  const action = useAction<NetworkInput | string, Network.Network, SwitchNetworkOptions>(
    async (network, options) => {
      const id =
        typeof network !== 'string'
          ? Network.from(network).caipNetworkId
          : namespace && !network.includes(':')
            ? `${namespace}:${network}`
            : network
      const known = Object.values(foyer.getState().chains)
        .flatMap(({ requestedNetworks }) => requestedNetworks)
        .find(({ caipNetworkId }) => caipNetworkId === id)
      await foyer.switchNetwork(id, { signal: options?.signal })
      // One that is not known was refused.
      return known as Network.Network
    },
    { mutation },
  )
  return { ...action, switchNetwork: action.mutate, switchNetworkAsync: action.mutateAsync }
}
