import type { TransferOutcome } from '../../adapter/Transfer.ts'
import type { OrderNotice } from '../../orders/OrderState.ts'
import type { AppError } from '../../primitives/AppError.ts'
import type { Network } from '../../primitives/Network.ts'
import type { Approval } from '../approve/approveIntent.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'

/** What an amount is typed in. */
export type SwapUnit = 'token' | 'dollars'

/** What the one button of the form says; only `reviewSwap` leads on. */
export type SwapButton =
  | 'unsupportedNetwork'
  | 'selectToken'
  | 'enterAmount'
  | 'insufficientBalance'
  | 'insufficientLiquidity'
  | 'reviewSwap'

/** What the exchange would give now: an estimate, never a promise. */
export type SwapQuote =
  | { readonly status: 'none' | 'reading' | 'noRoute' }
  | { readonly status: 'failed'; readonly error: AppError }
  | { readonly status: 'ready'; readonly toAtomic: bigint }

/** Why a user is back where they were, and that nothing was sent. */
export type SwapNotice =
  | { readonly kind: OrderNotice['kind'] | 'feeUnread' | 'priceMoved' }
  /** Nothing can be confirmed: the chain speaks against it. */
  | { readonly kind: 'wouldFail'; readonly error: AppError }
  /** What the server proposed does something else than was shown. */
  | { readonly kind: 'refused'; readonly error: AppError }
  | { readonly kind: 'failed'; readonly error: AppError }

/** What is written in the form, and what is known of it. */
export interface SwapDraft {
  readonly namespace: string
  readonly network: Network | null
  readonly from: string | null
  /** With what it begins, by symbol or address, until it is found or the user chose something else. */
  readonly wanted: { readonly pay: string | null; readonly get: string | null }
  readonly pay: HeldAsset | null
  readonly get: HeldAsset | null
  /** As it was typed, in `unit`. */
  readonly amountText: string
  readonly unit: SwapUnit
  /** `null` while the text is no amount of this token, or has two readings. */
  readonly amountAtomic: bigint | null
  readonly isMax: boolean
  /** How much less than quoted may arrive, in hundredths of a percent. */
  readonly slippageBps: number
  /** Of `amountAtomic`, by the number of the question: a late answer changes nothing. */
  readonly quote: SwapQuote
  /** What can be swapped here: `null` while nobody knows, empty where nothing can. */
  readonly tokens: readonly HeldAsset[] | null
  /** The network's fee for a swap of the usual size; `null` while nobody knows. */
  readonly feeAtomic: bigint | null
  readonly draftNotice: SwapNotice | null
}

/** One swap, complete: what is reviewed, confirmed, and asked for. */
export interface SwapRequest {
  readonly network: Network
  readonly from: string
  readonly pay: HeldAsset
  readonly amountAtomic: bigint
  readonly get: HeldAsset
  /** What would arrive now. */
  readonly toAtomic: bigint
  /** With less it reverts. */
  readonly minimumAtomic: bigint
  readonly slippageBps: number
  /** The exchange: who is called, and who may take the token. */
  readonly exchange: string
  readonly data: `0x${string}`
  readonly valueAtomic: bigint
  /** It was tried on the chain, and does what is shown; otherwise its node cannot tell. */
  readonly isTried: boolean
  /** Contracts on the way, with both ends. */
  readonly path: readonly string[]
}

/**
 * What the wallet is asked for one after the other. The token is approved for exactly the amount; `reset`: to nothing
 * first, as some tokens take no other change. `batch`: all of it at once, by wallets that do all or nothing.
 */
export type SwapStep = Pick<SwapRequest, 'network' | 'from'> & { readonly swap: SwapRequest } & (
    | { readonly kind: 'reset' | 'approve'; readonly approval: Approval }
    | { readonly kind: 'batch'; readonly approvals: readonly Approval[] }
    | { readonly kind: 'swap' }
  )

/** Whether a step is the swap itself: what comes before one is no end. */
export const isSwapping = (step: SwapStep): step is Extract<SwapStep, { kind: 'swap' | 'batch' }> =>
  step.kind === 'swap' || step.kind === 'batch'

/** What is shown in every state of a swap. */
export interface SwapForm extends Omit<SwapDraft, 'wanted' | 'draftNotice'> {
  readonly button: SwapButton
  readonly notice: SwapNotice | null
  /** What is asked for next, or now. */
  readonly step: SwapStep['kind'] | null
  /** The server is asked for the transaction, or the chain for the approval. */
  readonly isPreparing: boolean
  /** Of the transaction, once there is one. */
  readonly hash: string | null
  /** What nodes say of it; `null` until one was asked. */
  readonly outcome: TransferOutcome | null
}

/**
 * One swap, from its first letter to what became of it. What is reviewed is whole in every status after `editing`. The
 * review stays while the token is approved: `step` says what the wallet is asked for.
 */
export type SwapState =
  | (SwapForm & { readonly status: 'editing' })
  | (SwapForm & SwapRequest & { readonly status: 'reviewing' | 'signing' | 'failed' })
  | (SwapForm & SwapRequest & { readonly status: 'outcomeUnknown' })
  | (SwapForm & SwapRequest & { readonly status: 'sent'; readonly hash: string })
