import type { ChainAdapterDefinition } from '../../adapter/ChainAdapter.ts'
import type { FirstState } from '../contract/FoyerStore.ts'
import type { GivenNetworks } from './readNetworks.ts'

/** One disconnected chain for each namespace, and the one that is active. */
export function firstState(
  definitions: readonly ChainAdapterDefinition[],
  { networks, preferred }: GivenNetworks,
): FirstState {
  const namespaces = [...new Set(definitions.map(({ namespace }) => namespace))]
  const chains = namespaces.map((namespace) => {
    const those = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    const network = preferred?.chainNamespace === namespace ? preferred : (those[0] ?? null)
    return { namespace, networks: those, network }
  })
  const wanted = [preferred?.chainNamespace, networks[0]?.chainNamespace]
  const activeNamespace = wanted.find((one) => one !== undefined && namespaces.includes(one))
  return { chains, activeNamespace: activeNamespace ?? namespaces[0] ?? null }
}
