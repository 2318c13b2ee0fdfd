import type { AccountType, ConnectorType } from '../adapter/ChainAdapter.ts'
import type { ChainNamespace, Network } from '../primitives/Network.ts'

/** Where a namespace stands with its wallet. */
export type ConnectionStatus = 'connecting' | 'connected' | 'disconnected'

/** One account of a wallet. */
export interface Account {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly type: AccountType
  readonly publicKey: string | null
  readonly path: string | null
}

/** Everything the application may know about one chain family. Missing values are `null`. */
export interface ChainState {
  readonly namespace: ChainNamespace
  readonly status: ConnectionStatus
  /** CAIP-10 id of the active account. */
  readonly caipAddress: string | null
  /** In EIP-55 case on eip155. */
  readonly address: string | null
  readonly allAccounts: readonly Account[]
  /** Set before any connection too; stands for an unknown chain when the wallet is on one. */
  readonly network: Network | null
  readonly requestedNetworks: readonly Network[]
  readonly connector: {
    readonly id: string
    readonly type: ConnectorType
    readonly name: string
  } | null
  /** Exact decimal text of the native balance, once somebody asked for it. */
  readonly balance: string | null
  readonly balanceSymbol: string | null
}

/** A frozen, JSON-serialisable snapshot of one client. */
export interface FoyerState {
  readonly open: boolean
  /** The modal was asked for and its code is still on the way. */
  readonly loading: boolean
  readonly view: string | null
  readonly history: readonly { readonly view: string }[]
  readonly activeNamespace: ChainNamespace | null
  readonly chains: { readonly [namespace: string]: ChainState }
}
