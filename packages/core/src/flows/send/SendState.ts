import type { TransferCost, TransferEstimate, TransferOutcome } from '../../adapter/Transfer.ts'
import type { OrderNotice } from '../../orders/OrderState.ts'
import type { AppError } from '../../primitives/AppError.ts'
import type { Network } from '../../primitives/Network.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'
import type { LookAlike } from './lookAlikes.ts'

/** What an amount is typed in. */
export type SendUnit = 'token' | 'dollars'

/** Who receives. */
export interface SendRecipient {
  readonly address: string
  /** As it was written; the address stays the one it led to when it was looked up. */
  readonly name: string | null
  readonly avatar: string | null
}

/** Why a recipient cannot be used. */
export type RecipientProblem =
  | 'invalid'
  | 'checksum'
  | 'required'
  | 'letters'
  | 'unregistered'
  | 'lookupFailed'
  | 'otherNetwork'
  | 'tokenContract'

/** What the one button of the form says; only `previewSend` leads on. */
export type SendButton =
  | 'selectToken'
  | 'addAmount'
  | 'incorrectValue'
  | 'insufficientFunds'
  | 'unknownBalance'
  | 'addAddress'
  | 'invalidAddress'
  | 'previewSend'
  | 'unsupportedChain'

/** Why a user is back where they were, and that nothing was sent. */
export type SendNotice =
  | {
      readonly kind:
        | OrderNotice['kind']
        /** Nobody tells the fee; the wallet shows it. */
        | 'feeUnread'
        | DraftNotice
    }
  /** Nothing can be confirmed: the chain, or what the token says there, speaks against it. */
  | { readonly kind: 'wouldFail'; readonly error: AppError }
  | { readonly kind: 'failed'; readonly error: AppError }

/** What the form itself has to say. */
type DraftNotice =
  /** Amounts were cleared, as they would be others now. */
  | 'walletChanged'
  /** What was reviewed cannot be paid for any more; all there is was computed anew. */
  | 'feeRose'
  /** All there is cannot be sent, as nobody knows what the fee leaves of it. */
  | 'feeUnknown'
  /** The account does not have the token that the transfer should begin with. */
  | 'tokenMissing'
  /** What was found while the user read the review: the recipient passes for another one. */
  | 'lookAlike'

/** What is written in the form, and what is known of it. */
export interface SendDraft {
  readonly namespace: string
  readonly network: Network | null
  readonly from: string | null
  /** With what it began, until the user chose something else. `chainId` is CAIP-2; `null` for any network. */
  readonly wanted: {
    readonly assetAddress: string
    readonly chainId: string | null
    /** All there is of it. */
    readonly isMax: boolean
  }
  readonly asset: HeldAsset | null
  /** As it was typed, in `unit`. */
  readonly amountText: string
  readonly unit: SendUnit
  /** `null` while the text is no amount of this asset, or has two readings. */
  readonly amountAtomic: bigint | null
  /** The amount is all there is, less the fee. */
  readonly isMax: boolean
  readonly recipientText: string
  readonly recipient: SendRecipient | null
  readonly recipientProblem: RecipientProblem | null
  /** CAIP-2, with the problem `otherNetwork`. */
  readonly wantedNetwork: string | null
  readonly isLookingUp: boolean
  /** What it costs, as far as it is written. */
  readonly estimate: TransferEstimate | null
  readonly lookAlike: LookAlike | null
  readonly isLookAlikeAccepted: boolean
  /** Whom the account sent to, the newest first. */
  readonly recent: readonly string[]
  /** `null` while nobody knows whom the account sent to before. */
  readonly isFirstTime: boolean | null
  /** The recipient is a contract, which may keep what it gets for good; `false` also while nobody knows. */
  readonly isContract: boolean
  /**
   * Whom the account dealt with before, to compare the recipient with: being read, read, not readable, or
   * told by nobody. While it is being read nothing can be confirmed.
   */
  readonly counterparts: 'reading' | 'read' | 'failed' | 'absent'
  readonly draftNotice: DraftNotice | null
}

/** One transfer, complete: what is reviewed, confirmed, and asked for. */
export interface SendRequest {
  readonly network: Network
  readonly from: string
  readonly asset: HeldAsset
  readonly amountAtomic: bigint
  readonly recipient: SendRecipient
}

/** What is shown in every state of a transfer. */
export interface SendForm extends Omit<SendDraft, 'wanted' | 'estimate' | 'draftNotice'> {
  readonly feeAtomic: bigint | null
  /** Paid besides the fee, in what the chain counts in. */
  readonly extraCosts: readonly TransferCost[]
  /** What stays in the account when all of what the chain counts in is sent; `null`: the fee and the costs. */
  readonly reserveAtomic: bigint | null
  /** What reaches the recipient when it is not all that leaves. */
  readonly arrivesAtomic: bigint | null
  readonly isFeeMissing: boolean
  /** The chain would take it, and the wallet may not: it wants more than the fee to be there. */
  readonly isReserveMissing: boolean
  readonly button: SendButton
  readonly notice: SendNotice | null
  /** Of the transaction, once there is one. */
  readonly hash: string | null
  /** What nodes say of it; `null` until one was asked. */
  readonly outcome: TransferOutcome | null
}

/**
 * One transfer, from its first letter to what became of it. What is reviewed is whole in every status after `editing`.
 * For what a status means see `OrderState` of `@foyer/core/orders`.
 */
export type SendState =
  | (SendForm & { readonly status: 'editing' })
  | (SendForm & SendRequest & { readonly status: 'reviewing' | 'signing' | 'failed' })
  | (SendForm & SendRequest & { readonly status: 'outcomeUnknown' })
  | (SendForm & SendRequest & { readonly status: 'sent'; readonly hash: string })
