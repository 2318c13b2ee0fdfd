import * as Network from '../../primitives/Network.ts'
import type { FoyerOptions } from '../contract/FoyerOptions.ts'

/** The networks that an application names, completed. */
export interface GivenNetworks {
  readonly networks: readonly Network.Network[]
  /** What it prefers to start with. */
  readonly preferred: Network.Network | undefined
  /** Completes what the application gave, with the image it configured. */
  complete(input: Network.NetworkInput): Network.Network
}

/** Reads the networks of the options; of one that is given twice, the later one counts. */
export function readNetworks({
  networks,
  defaultNetwork,
  chainImages,
}: Pick<FoyerOptions, 'networks' | 'defaultNetwork' | 'chainImages'>): GivenNetworks {
  const complete = (input: Network.NetworkInput) => {
    const imageUrl = chainImages?.[input.id]
    return Network.from(imageUrl ? { ...input, assets: { ...input.assets, imageUrl } } : input)
  }
  const byId = new Map(
    networks.map((input) => {
      const network = complete(input)
      return [network.caipNetworkId, network]
    }),
  )
  const preferred = defaultNetwork && complete(defaultNetwork)
  // A default that is not among the networks could be left and never found again.
  if (preferred && !byId.has(preferred.caipNetworkId)) byId.set(preferred.caipNetworkId, preferred)
  return { networks: [...byId.values()], preferred, complete }
}
