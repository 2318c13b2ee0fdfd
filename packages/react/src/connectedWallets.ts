import type { ChainConnection, FoyerState } from '@foyer/core'

/** A wallet that is connected, and where. */
export interface ConnectData extends ChainConnection {
  readonly namespace: string
  /** Of the chain that the wallet is on, supported or not; `undefined` outside of EVM chains. */
  readonly chainId: number | undefined
}

/** Every wallet that is connected, those of the active namespace first. */
export function connectedWallets({ activeNamespace, chains }: FoyerState): readonly ConnectData[] {
  const active = chains[activeNamespace ?? '']
  const others = Object.values(chains).filter((chain) => chain !== active)
  return [...(active ? [active] : []), ...others].flatMap(({ namespace, network, connections }) => {
    const chainId = namespace === 'eip155' ? Number(network?.id) : undefined
    return connections.map((connection) => ({ ...connection, namespace, chainId }))
  })
}
