import type { Foyer } from '@foyer/core'
import type { SimulatedWallet, SimulationParameters } from './SimulatedWallet.ts'
import { simulateBitcoin } from './simulateBitcoin.ts'
import { type NodeRequest, simulateEvm } from './simulateEvm.ts'
import { simulateSolana } from './simulateSolana.ts'

/** The simulated wallets of a panel: at most one for each chain family, each from the press that announces it. */
export interface Simulator {
  /** The chain families of the client that have one. */
  namespaces(): readonly string[]
  /** `null` until it is announced. */
  wallet(namespace: string): SimulatedWallet | null
  announce(namespace: string): void
  subscribe(listener: () => void): () => void
  /** Takes all of them away. */
  end(): void
}

export function createSimulator({
  foyer,
  page,
  rpc,
}: {
  readonly foyer: Foyer
  readonly page: Window
  readonly rpc: ((request: NodeRequest) => unknown) | undefined
}): Simulator {
  const wallets = new Map<string, SimulatedWallet>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const simulations: Readonly<
    Record<string, (parameters: SimulationParameters) => SimulatedWallet>
  > = {
    eip155: (parameters) => simulateEvm({ ...parameters, rpc }),
    solana: simulateSolana,
    bip122: simulateBitcoin,
  }
  return {
    namespaces: () => Object.keys(foyer.getState().chains).filter((name) => name in simulations),
    wallet: (namespace) => wallets.get(namespace) ?? null,
    announce(namespace) {
      const chain = foyer.getState().chains[namespace]
      const simulate = simulations[namespace]
      if (!chain || !simulate || wallets.has(namespace)) return
      const { requestedNetworks: requested } = chain
      wallets.set(namespace, simulate({ page, requested, changed }))
      changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    end() {
      listeners.clear()
      for (const wallet of wallets.values()) wallet.end()
      wallets.clear()
    },
  }
}
