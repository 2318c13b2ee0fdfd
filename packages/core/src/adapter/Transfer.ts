import type { AppError } from '../primitives/AppError.ts'
import type { Network } from '../primitives/Network.ts'
import type { GivenCapabilities } from './WalletCalls.ts'

/** What moves: what the chain counts in, a token of it, or pieces of a collectible. */
export type TransferAsset =
  | { readonly kind: 'native' }
  | {
      readonly kind: 'token'
      readonly address: string
      /** Those in which its amounts were shown to the user. What moves is counted in them, or refused. */
      readonly decimals: number
    }
  | {
      readonly kind: 'collectible'
      readonly contract: string
      readonly tokenId: bigint
      /** As the chain family names it, such as `ERC721`. */
      readonly standard: string
    }

/** Money or a collectible on its way from one account to another. */
export interface Transfer {
  /** The chain is always named: a wallet on another one is asked nothing. */
  readonly network: Network
  readonly from: string
  readonly to: string
  readonly asset: TransferAsset
  /** Atomic units; pieces of a collectible. */
  readonly amountAtomic: bigint
}

/** What a transfer costs, and how much of it arrives. */
export interface TransferEstimate {
  /** The network's fee at most, in atomic units of what the chain counts in. */
  readonly feeAtomic: bigint
  /** What the sender pays besides the fee; absent: nothing. */
  readonly extraCosts?: readonly TransferCost[] | undefined
  /**
   * What has to stay in the account, besides the amount, when all there is of what the chain counts in is
   * sent: a wallet sets more aside than the fee, or the chain keeps a minimum. Atomic units; absent: the
   * fee and the extra costs.
   */
  readonly reserveAtomic?: bigint | undefined
  /**
   * What reaches the recipient, in atomic units of what is sent, where the token keeps a part of it;
   * absent: all of it.
   */
  readonly arrivesAtomic?: bigint | undefined
  /** Why the chain would not take it, though its costs are known; absent: nothing speaks against it. */
  readonly refusal?: AppError | undefined
}

/** What a sender pays besides the network's fee. */
export interface TransferCost {
  /** `recipientAccount`: a place on the chain where the recipient can hold the token, paid for once. */
  readonly kind: 'recipientAccount'
  /** At most, in atomic units of what the chain counts in. */
  readonly atomic: bigint
}

/** A part of a transfer in which what was sent may differ from what was confirmed. */
export type TransferPart = 'network' | 'sender' | 'recipient' | 'amount' | 'asset'

/** What differs, as texts for users: addresses whole, amounts in atomic units. */
export interface TransferDifference {
  readonly part: TransferPart
  readonly confirmed: string
  readonly sent: string
}

/**
 * What became of a transfer, read from a node that is not the wallet's.
 *
 * - `pending`: no block has it yet, or the one that had it is gone.
 * - `failed`: a block has it, and nothing moved.
 * - `dropped`: the node that knew it knows it no more, and nothing took its place.
 * - `replaced`: another transaction of the sender took its place.
 * - `unread`: no node of ours could be asked, or none knows it yet.
 */
export interface TransferOutcome {
  readonly status: 'pending' | 'confirmed' | 'failed' | 'dropped' | 'replaced' | 'unread'
  /** `null` while it could not be compared; empty when all of it is as confirmed. */
  readonly differences: readonly TransferDifference[] | null
  /**
   * Parts that could not be compared, though others were: an amount of a token whose decimals nobody could
   * read, say. Absent: all were.
   */
  readonly uncompared?: readonly TransferPart[] | undefined
  /**
   * What the token says that the recipient got, once a block has it: less than was sent where the token
   * keeps a part, nothing where it lies. Absent where the chain family does not tell.
   */
  readonly arrivedAtomic?: bigint | undefined
  /** Hand it to the next question: what the node knew before, as far as that is needed. */
  readonly seen: string | null
}

/** What is asked about a transfer that a wallet says it sent. */
export interface OutcomeParameters {
  readonly transfer: Transfer
  readonly hash: string
  /** Of the answer before. */
  readonly seen?: string | null | undefined
  /** Networks on which a wallet may have sent it instead. */
  readonly otherNetworks?: readonly Network[] | undefined
  readonly signal: AbortSignal
}

/** What is asked about a transaction of which nothing but its hash is known. */
export interface FindTransferParameters {
  readonly network: Network
  readonly hash: string
  /** Whose transfer it is believed to be. */
  readonly account: string
  readonly signal: AbortSignal
}

/** What a user wrote or pasted where a recipient belongs. */
export type RecipientText =
  /** With its checksum, where the chain family has one. */
  | { readonly kind: 'address'; readonly address: string }
  /** Might be a name, and is nothing else. */
  | { readonly kind: 'name'; readonly name: string }
  | ({ readonly kind: 'payment' } & PaymentRequest)
  | {
      readonly kind: 'refused'
      /**
       * `checksum`: a letter is wrong. `required`: a payment link asks for something that nobody here
       * knows. `letters`: a name with letters of several scripts, or that no name may have.
       */
      readonly reason: 'invalid' | 'checksum' | 'required' | 'letters'
    }

/** What a payment link or QR code says: ERC-681, Solana Pay, BIP-21. */
export interface PaymentRequest {
  /** CAIP-2; `null` when it does not say. */
  readonly caipNetworkId: string | null
  readonly address: string
  /** Of the token; `null` for what the chain counts in. */
  readonly tokenAddress: string | null
  readonly amountAtomic: bigint | null
}

/** What a wallet can do for one account on one network. */
export interface WalletCapabilities {
  /** It answers `wallet_getAssets`. */
  readonly assetDiscovery: boolean
  /** Several calls in one request, all or none; `ready`: once its user agreed to what that takes. */
  readonly atomic: 'supported' | 'ready' | 'unsupported'
  /** Somebody else may pay, by `paymasterService` (ERC-7677). */
  readonly paymasterService: boolean
  /** All that it says, by its own names. Read those that have no type with care: they are the wallet's. */
  readonly given: GivenCapabilities
}
