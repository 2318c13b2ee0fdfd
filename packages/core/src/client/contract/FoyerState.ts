import type { AccountType, ConnectorType } from '../../adapter/ChainAdapter.ts'
import type { ChainNamespace, Network } from '../../primitives/Network.ts'
import type { SiwxSession } from '../../primitives/Siwx.ts'
import type { PlainTokenBalance } from '../../resources/tokenBalances.ts'

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

/** A wallet that is connected, one of those of its namespace. */
export interface ChainConnection {
  /** Of its connector. */
  readonly id: string
  readonly connector: ConnectedWallet
  readonly accounts: readonly Account[]
  readonly isActive: boolean
}

/** What is known of the wallet behind a connection. */
export interface ConnectedWallet {
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
}

/** Everything the application may know about one namespace. Missing values are `null`. */
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
  readonly connector: ConnectedWallet | null
  /** Every wallet that is connected in this namespace; the active one is `connector`. */
  readonly connections: readonly ChainConnection[]
  /** Exact decimal text of the native balance, once a user asked for it. */
  readonly balance: string | null
  readonly balanceSymbol: string | null
  /** The account at the block explorer of the network, an `https:` address. */
  readonly addressExplorerUrl: string | null
  /** What the account in use is; `null` while none is connected. */
  readonly preferredAccountType: Account['type'] | null
  /** CAIP-2 ids that the wallet agreed to. `null`: it does not say. */
  readonly approvedNetworks: readonly string[] | null
  /** Whether the wallet takes any network. `null`: no wallet, or one that does not say. */
  readonly supportsAllNetworks: boolean | null
  /** CAIP-2 ids of networks with smart accounts. `null` until there are smart accounts. */
  readonly smartAccountEnabledNetworks: readonly string[] | null
  readonly smartAccountDeployed: boolean | null
  /** The name of the account. `null` until names are looked up. */
  readonly profileName: string | null
  readonly profileImage: string | null
  /** `null` until tokens are read. */
  readonly tokenBalance: readonly PlainTokenBalance[] | null
  /** Who logged in by e-mail or a social account. `null` with any other wallet. */
  readonly user: { readonly email: string | null; readonly username: string | null } | null
  readonly socialProvider: string | null
  /** The tab of Account, from 0. `null` until it has tabs. */
  readonly currentTab: number | null
}

/** A transfer as the state shows it; amounts are exact decimal texts. */
export interface TransferInState {
  readonly token: {
    readonly symbol: string
    readonly name: string
    readonly decimals: number
  } | null
  readonly sendTokenAmount: string | null
  readonly receiverAddress: string | null
  readonly receiverProfileName: string | null
  readonly receiverProfileImageUrl: string | null
  /** At most, in what the chain counts in. */
  readonly networkFee: string | null
  /** The same in US dollars; `null` while nobody knows what it is worth. */
  readonly networkFeeUsd: number | null
  /** What the account has of what the chain counts in, in US dollars; `null` while nobody knows. */
  readonly networkBalanceUsd: number | null
  /** The wallet was asked and has not answered. */
  readonly loading: boolean
  /** What the wallet sent is not what the user confirmed. */
  readonly differs: boolean
}

/** A frozen, JSON-serialisable snapshot of one client. */
export interface FoyerState {
  readonly open: boolean
  /** The modal was asked for and its code is still on the way. */
  readonly loading: boolean
  readonly view: string | null
  readonly history: readonly { readonly view: string }[]
  readonly activeNamespace: ChainNamespace | null
  /** The wallet of another namespace is being asked for its network, to become the active one. */
  readonly isSwitchingNamespace: boolean
  /** The transfer that is being made; `null` while there is none. */
  readonly send: TransferInState | null
  /** The session of the active account on its network; `null` while nobody is signed in. */
  readonly session: SiwxSession | null
  readonly chains: { readonly [namespace: string]: ChainState }
}
