import type { StoreApi } from 'zustand/vanilla'
import type { ChainNamespace, Network } from '../../primitives/Network.ts'
import type { ChainState, ConnectionStatus, FoyerState } from './FoyerState.ts'

/** Where a namespace stands, as the client knows it. The last two read as `connecting` in the state. */
export type InnerStatus = ConnectionStatus | 'reconnecting' | 'authenticating'

/** What changes in a chain's state. */
type ChainChanges = Partial<Omit<ChainState, 'status'>> & {
  readonly status?: InnerStatus
}

/** The one truth of a client. Only this file writes it. */
export interface FoyerStore
  extends Pick<StoreApi<FoyerState>, 'getState' | 'getInitialState' | 'subscribe'> {
  update(changes: Partial<FoyerState>): void
  updateChain(namespace: ChainNamespace, changes: ChainChanges): void
  statusOf(namespace: ChainNamespace): InnerStatus
  /** Makes the first one left the active one if it was that. */
  removeChain(namespace: ChainNamespace): void
}

/** Listeners of the host, called after our own. */
export type StateChange = readonly [state: FoyerState, previous: FoyerState]

/** What a client starts with. */
export interface FirstState {
  readonly chains: readonly {
    readonly namespace: ChainNamespace
    readonly networks: readonly Network[]
    readonly network: Network | null
  }[]
  readonly activeNamespace: ChainNamespace | null
}
