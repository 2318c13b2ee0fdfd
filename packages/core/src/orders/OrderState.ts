import type { TransferEstimate, TransferOutcome } from '../adapter/Transfer.ts'
import type { AppError } from '../primitives/AppError.ts'

/** What it costs, as far as it is known: while it is read again, what was known last. */
export type OrderCost =
  | { readonly status: 'reading'; readonly last: TransferEstimate | null }
  | { readonly status: 'ready'; readonly estimate: TransferEstimate }
  /** The chain says that it would fail (`transfer/refused-by-chain`), or nobody could tell. */
  | { readonly status: 'failed'; readonly error: AppError }

/** Why a user is back, and that nothing was sent. */
export type OrderNotice =
  /** The user said no in the wallet. */
  | { readonly kind: 'declined' }
  /** Account or network are others than those that were reviewed. */
  | { readonly kind: 'walletChanged' }
  /** The wallet is on another network; it was not asked. */
  | { readonly kind: 'wrongNetwork' }

/**
 * Where an order is.
 *
 * - `editing`, `reviewing`: nobody was asked yet.
 * - `signing`: the wallet was asked, and nothing is asked again before it answered.
 * - `outcomeUnknown`: the wallet gave no answer that can be read. It may have been sent; a late answer is taken in.
 * - `sent`: the wallet gave a hash; `outcome` is what nodes say of it.
 * - `failed`: nothing was sent, for a reason that the user has to know.
 */
export type OrderState<draft, request> =
  | { readonly status: 'editing'; readonly draft: draft; readonly notice: OrderNotice | null }
  | {
      readonly status: 'reviewing'
      readonly draft: draft
      readonly request: request
      readonly cost: OrderCost
      readonly notice: OrderNotice | null
      /** Grows each time that the cost is read anew. */
      readonly round: number
    }
  | { readonly status: 'signing'; readonly draft: draft; readonly request: request }
  | { readonly status: 'outcomeUnknown'; readonly draft: draft; readonly request: request }
  | {
      readonly status: 'sent'
      readonly request: request
      readonly hash: string
      /** `null` until a node was asked. */
      readonly outcome: TransferOutcome | null
    }
  | {
      readonly status: 'failed'
      readonly draft: draft
      readonly request: request
      readonly error: AppError
    }

/** What can happen to an order. */
export type OrderEvent<draft, request> =
  /** The user changed what is asked for; `draft` is all of it. */
  | { readonly type: 'edited'; readonly draft: draft }
  | { readonly type: 'reviewed'; readonly request: request }
  | { readonly type: 'costRead'; readonly estimate: TransferEstimate }
  | { readonly type: 'costUnread'; readonly error: AppError }
  /** The cost is to be read anew, as prices move. */
  | { readonly type: 'refreshed' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'hashGiven'; readonly hash: string }
  | { readonly type: 'declined' | 'wrongNetwork' | 'unanswered' }
  | { readonly type: 'refused'; readonly error: AppError }
  | { readonly type: 'outcomeRead'; readonly outcome: TransferOutcome }
  | { readonly type: 'walletChanged'; readonly draft: draft }
  /** Back to the form, with what was written. */
  | { readonly type: 'left' }
  /** The user has read what became of it, and begins anew. */
  | { readonly type: 'acknowledged'; readonly draft: draft }
