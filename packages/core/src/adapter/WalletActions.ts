import type { Network } from '../primitives/Network.ts'
import type { ContractCalls } from './ContractCall.ts'
import type { FoundTransaction } from './FoundTransaction.ts'
import type { SignInAnswer, SignInParameters } from './SignIn.ts'
import type {
  FindTransferParameters,
  OutcomeParameters,
  PaymentRequest,
  RecipientText,
  Transfer,
  TransferEstimate,
  TransferOutcome,
  WalletCapabilities,
} from './Transfer.ts'
import type { CallsStatus, SendCallsParameters } from './WalletCalls.ts'

/** Bytes as hexadecimal text. */
export type Hex = `0x${string}`

/** What is signed: text, or bytes under `raw`. */
export interface SignMessageParameters {
  readonly message: string | { readonly raw: Hex | Uint8Array }
  /** The active account when absent. */
  readonly account?: string | undefined
}

/** Structured data as EIP-712 describes it; whole numbers may be `bigint`. */
export interface SignTypedDataParameters {
  readonly domain?: {
    readonly name?: string | undefined
    readonly version?: string | undefined
    readonly chainId?: number | bigint | undefined
    readonly verifyingContract?: string | undefined
    readonly salt?: string | undefined
  }
  /** `EIP712Domain` is added when it is absent. */
  readonly types: {
    readonly [name: string]: readonly { readonly name: string; readonly type: string }[]
  }
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
  /** The active account when absent. */
  readonly account?: string | undefined
}

/** A transaction on an EVM chain; what is absent is up to the wallet. Amounts are in wei. */
export interface EvmTransaction {
  /** Absent: the transaction creates a contract of `data`. */
  readonly to?: string | undefined
  readonly value?: bigint | undefined
  readonly data?: Hex | undefined
  readonly gas?: bigint | undefined
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  readonly nonce?: number | undefined
  /** Refused while the wallet is on another chain; absent: the chain that it is on. */
  readonly chainId?: number | undefined
  /** The active account when absent. */
  readonly account?: string | undefined
}

/** A transaction on Solana, on the network in use. */
export interface SolanaTransaction {
  /** As it goes over the wire, with places for the signatures that it needs; text is base64. */
  readonly transaction: Uint8Array | string
  /** The active account when absent. */
  readonly account?: string | undefined
}

/** What the actions of a chain family take and give. A chain family that has actions adds its line. */
export interface ActionTypes {
  readonly eip155: {
    readonly signature: Hex
    readonly transaction: EvmTransaction
    readonly transactionHash: Hex
  }
  readonly solana: {
    /** 64 bytes in base58. */
    readonly signature: string
    readonly transaction: SolanaTransaction
    /** The first signature, in base58. */
    readonly transactionHash: string
  }
}

/** The types of a chain family; text where the family is not known. */
export type ActionTypesOf<namespace extends string> = namespace extends keyof ActionTypes
  ? ActionTypes[namespace]
  : {
      readonly signature: string
      readonly transaction: { readonly account?: string | undefined }
      readonly transactionHash: string
    }

/**
 * What the wallet of a connection signs and sends for its user. The wallet is asked in the same turn.
 * Actions that the chain family or its wallet does not have are absent.
 *
 * All of them throw `wallet/declined`, `wallet/failed` and `wallet/already-pending`.
 */
export interface WalletActions<namespace extends string = string> {
  signMessage?(parameters: SignMessageParameters): Promise<ActionTypesOf<namespace>['signature']>
  signTypedData?(
    parameters: SignTypedDataParameters,
  ): Promise<ActionTypesOf<namespace>['signature']>
  /**
   * Asks the active account to sign in, where the wallet writes the message itself and shows what it
   * means (`solana:signIn`). Absent: the text is written by the page, and signed by `signMessage`.
   */
  signIn?(parameters: SignInParameters): Promise<SignInAnswer>
  /**
   * Resolves with the hash when the wallet has sent it, not when a block has it.
   *
   * @throws `network/mismatch` besides, when the transaction is for another network
   */
  sendTransaction?(
    parameters: ActionTypesOf<namespace>['transaction'],
  ): Promise<ActionTypesOf<namespace>['transactionHash']>
  /**
   * What the wallet says it can do on a network; nothing when it does not say.
   */
  capabilities?(parameters: {
    readonly network: Network
    /** The first of its accounts when left out. */
    readonly account?: string | undefined
    readonly signal: AbortSignal
  }): Promise<WalletCapabilities>
  /** The wallet's own answer to what an account has, unchecked: see `readWalletAssets`. */
  assets?(parameters: {
    readonly network: Network
    readonly account: string
    readonly signal: AbortSignal
  }): Promise<unknown>
  /**
   * What the account has of what the chain counts in, on a testnet too, where it is worth nothing and
   * not shown.
   */
  nativeBalance?(parameters: {
    readonly network: Network
    readonly account: string
    readonly signal: AbortSignal
  }): Promise<bigint>
  /** What a text means where a recipient belongs. */
  readRecipient?(text: string): RecipientText
  /**
   * What lives at an address, as the chain says: a contract may keep what it gets for good, and one of a token does.
   * An account that obeys a contract by its own key (EIP-7702) is an account. Asks nodes, and the wallet where there is
   * none.
   *
   * @throws the signal's reason, and when nobody can be asked
   */
  recipientKind?(parameters: {
    readonly network: Network
    readonly address: string
    readonly signal: AbortSignal
  }): Promise<'account' | 'contract' | 'token'>
  /**
   * What a token says of itself, uncleaned: anybody can make one of any name. `null` where no token is. Asks nodes, and
   * the wallet where there is none. `heldAtomic` is what `account` has of it, `null` when it does not say.
   *
   * @throws the signal's reason, and when nobody can be asked
   */
  readToken?(parameters: {
    readonly network: Network
    readonly address: string
    readonly account: string
    readonly signal: AbortSignal
  }): Promise<{
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly heldAtomic: bigint | null
  } | null>
  /** Stands for what the chain counts in where the address of a token is wanted. */
  readonly nativeAddress?: string
  /**
   * Under which coin type of SLIP-44 a name lists its address on a network. Absent: names lead nowhere.
   *
   * @see https://docs.ens.domains/ensip/11
   */
  coinType?(network: Network): number
  /** The payment link that asks for this: ERC-681, Solana Pay, BIP-21. */
  paymentLink?(request: PaymentRequest): string
  /**
   * What a transfer costs now. Asks nodes, and the wallet where there is none.
   *
   * @throws `transfer/refused-by-chain` when the chain says that it would fail, `transfer/no-estimate`,
   *   or the signal's reason
   */
  estimate?(
    transfer: Transfer,
    options: { readonly signal: AbortSignal },
  ): Promise<TransferEstimate>
  /**
   * Asks the wallet to make a transfer, and before that at most on which network it is; resolves with
   * the hash.
   *
   * @throws `network/mismatch` when the wallet is on another network; it was not asked then
   */
  transfer?(transfer: Transfer): Promise<ActionTypesOf<namespace>['transactionHash']>
  /** What became of a transfer. Asks nodes, never the wallet. @throws the signal's reason */
  outcome?(parameters: OutcomeParameters): Promise<TransferOutcome>
  /**
   * What a transaction moves from an account, as the chain tells it; `null` while no node knows it. Where the account
   * is not its sender, `from` is who is. Asks nodes, never the wallet.
   *
   * @throws the signal's reason, and when no node can be asked
   */
  findTransfer?(parameters: FindTransferParameters): Promise<Transfer | null>
  /**
   * What a chain knows of any transaction. Asks nodes, never the wallet.
   *
   * @param parameters.seen of the answer before
   * @throws the signal's reason, and when no node can be asked
   */
  findTransaction?(parameters: {
    readonly network: Network
    readonly hash: string
    readonly seen: string | null
    readonly signal: AbortSignal
  }): Promise<FoundTransaction>
  /**
   * Asks for several calls at once, and resolves with the id under which the wallet tells of them.
   *
   * @throws `network/mismatch` besides, when they are for another network
   * @see https://eips.ethereum.org/EIPS/eip-5792
   */
  sendCalls?(parameters: SendCallsParameters): Promise<{ readonly id: string }>
  /** What became of them, as the wallet tells it. */
  callsStatus?(parameters: {
    readonly id: string
    readonly signal: AbortSignal
  }): Promise<CallsStatus>
  /** Calls of contracts that a user confirms, such as approvals and swaps. Absent where there are none. */
  readonly calls?: ContractCalls
}
