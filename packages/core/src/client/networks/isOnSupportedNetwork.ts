import type { FoyerOptions } from '../contract/FoyerOptions.ts'
import type { ChainState, FoyerState } from '../contract/FoyerState.ts'

/** Whether the active wallet is on a network that the application does not know, and has to leave it first. */
export function hasToLeaveNetwork(
  { activeNamespace, chains }: FoyerState,
  {
    enableNetworkSwitch,
    allowUnsupportedChain,
  }: Pick<FoyerOptions, 'enableNetworkSwitch' | 'allowUnsupportedChain'>,
): boolean {
  const chain = chains[activeNamespace ?? '']
  return (
    enableNetworkSwitch !== false &&
    allowUnsupportedChain !== true &&
    chain !== undefined &&
    !isOnSupportedNetwork(chain)
  )
}

/** Whether a chain is on one of the application's networks; always while no wallet is connected. */
export function isOnSupportedNetwork({ status, network, requestedNetworks }: ChainState): boolean {
  return (
    status !== 'connected' ||
    !network ||
    requestedNetworks.some(({ caipNetworkId }) => caipNetworkId === network.caipNetworkId)
  )
}
