import type { TransferEstimate, TransferOutcome } from '../adapter/Transfer.ts'
import type { AppError } from '../primitives/AppError.ts'

/** What it costs, as far as it is known. */
export interface OrderCost {
  /** It is being read, or read anew; the rest is what was known last. */
  readonly isReading: boolean
  readonly estimate: TransferEstimate | null
  /**
   * Nobody could tell (`transfer/no-estimate`); anything else speaks against it, and nothing is confirmed while it
   * stands.
   */
  readonly failure: AppError | null
}

/** Why a user is back, and that nothing was sent. */
export type OrderNotice =
  /** The user said no in the wallet. */
  | { readonly kind: 'declined' }
  /** Account or network are others than those that were reviewed. */
  | { readonly kind: 'walletChanged' }
  /** The wallet is on another network; it was not asked. */
  | { readonly kind: 'wrongNetwork' }

/** What was reviewed, with the form that it came from. */
interface Reviewed<draftShape, requestShape> {
  readonly draft: draftShape
  readonly request: requestShape
  readonly cost: OrderCost
}

/**
 * Where an order is.
 *
 * - `editing`, `reviewing`: nobody was asked yet.
 * - `signing`: the wallet was asked, and nothing is asked again before it answered.
 * - `outcomeUnknown`: the wallet gave no answer that can be read. It may have been sent; a late answer is taken in.
 * - `sent`: the wallet gave a hash; `outcome` is what nodes say of it.
 * - `failed`: nothing was sent, for a reason that the user has to know. The same may be confirmed again.
 */
export type OrderState<draft, request> =
  | { readonly status: 'editing'; readonly draft: draft; readonly notice: OrderNotice | null }
  | (Reviewed<draft, request> & {
      readonly status: 'reviewing'
      readonly notice: OrderNotice | null
      /** Grows each time that the cost is read anew. */
      readonly round: number
    })
  | (Reviewed<draft, request> & { readonly status: 'signing' | 'outcomeUnknown' })
  | {
      readonly status: 'sent'
      readonly request: request
      readonly hash: string
      /** `null` until a node was asked. */
      readonly outcome: TransferOutcome | null
    }
  | (Reviewed<draft, request> & { readonly status: 'failed'; readonly error: AppError })

/** What can happen to an order. */
export type OrderEvent<draft, request> =
  /** The user changed what is asked for; `draft` is all of it. */
  | { readonly type: 'edited'; readonly draft: draft }
  /** More is known of what is asked for; the user changed nothing. */
  | { readonly type: 'learned'; readonly draft: draft }
  | {
      readonly type: 'reviewed'
      readonly request: request
      /** What it cost a moment ago. */
      readonly estimate: TransferEstimate | null
    }
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
  /** From a review back to the form, with what was written and what is known since. */
  | { readonly type: 'left'; readonly draft: draft }
  /** The user has read what became of it, and begins anew. */
  | { readonly type: 'acknowledged'; readonly draft: draft }
  /** What was sent before is not what was confirmed: it is shown over anything that no wallet is asked for. */
  | {
      readonly type: 'alarmed'
      readonly request: request
      readonly hash: string
      readonly outcome: TransferOutcome
    }
