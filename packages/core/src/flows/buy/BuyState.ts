import type { AppError } from '../../primitives/AppError.ts'
import type { Network } from '../../primitives/Network.ts'
import type { OnrampQuote, OnrampSeller, PaymentCurrency } from '../../resources/onramp.ts'

/** What can be bought on the network in use. */
export interface BuyAsset {
  /** As the provider calls it. */
  readonly id: string
  readonly symbol: string
  readonly name: string
  /** As the provider calls the network. */
  readonly onrampNetwork: string
  /** `null` for what the chain counts in. */
  readonly contractAddress: string | null
}

/** What one provider wants. */
export type BuyQuote =
  | { readonly status: 'asking' }
  | { readonly status: 'ready'; readonly quote: OnrampQuote }
  /** It gives none: what stands there is a sample, and cannot be bought with. */
  | { readonly status: 'sample'; readonly quote: OnrampQuote }

/** What the form lacks before somebody can be bought from. */
export type BuyProblem =
  | { readonly kind: 'noAmount' }
  | { readonly kind: 'badAmount' }
  /** In the currency, as exact decimals. */
  | { readonly kind: 'tooLittle' | 'tooMuch'; readonly limit: string }
  | { readonly kind: 'nothingSold' }

/** Why nothing was bought. */
export type BuyNotice =
  | { readonly kind: 'failed'; readonly error: AppError }
  /** The page that the server named belongs to nobody who sells. */
  | { readonly kind: 'foreignPage'; readonly host: string }

/** What a user fills in. */
export interface BuyForm {
  readonly namespace: string
  readonly address: string | null
  readonly network: Network | null
  /** `sample`: nobody could be asked, and what stands there shows what is usual; nothing can be bought with it. */
  readonly offer: 'loading' | 'ready' | 'sample' | 'unsupported'
  readonly sellers: readonly OnrampSeller[]
  readonly currencies: readonly PaymentCurrency[]
  readonly assets: readonly BuyAsset[]
  readonly currency: string
  readonly asset: BuyAsset | null
  readonly amountText: string
  /** An exact decimal; `null` while the text is none. */
  readonly amount: string | null
  readonly problem: BuyProblem | null
  /** By the id of who sells. */
  readonly quotes: Readonly<Record<string, BuyQuote>>
  readonly notice: BuyNotice | null
}

/** What is bought, as it was asked for. */
export interface BuyRequest {
  readonly seller: OnrampSeller
  readonly network: Network
  readonly namespace: string
  readonly address: string
  readonly asset: BuyAsset
  readonly currency: string
  readonly amount: string
  /** What it brings, as it was quoted. */
  readonly quote: OnrampQuote
}

/**
 * Where a purchase is.
 *
 * - `choosing`: nobody was asked to sell yet.
 * - `opening`: the page of who sells is asked for.
 * - `waiting`: it is open, or can be opened; what happens there is between the user and who sells. `isPaid`: the money is
 *   there.
 * - `delivered`: the chain has it.
 * - `failed`: who sells says that nothing is delivered.
 */
export type BuyState =
  | (BuyForm & { readonly status: 'choosing' })
  | { readonly status: 'opening'; readonly form: BuyForm; readonly request: BuyRequest }
  | {
      readonly status: 'waiting'
      readonly form: BuyForm
      readonly request: BuyRequest
      readonly url: string
      /** `null`: nobody will tell what became of it. */
      readonly purchaseId: string | null
      /** The browser let no page open: there is a link to press. */
      readonly isBlocked: boolean
      readonly isPaid: boolean
    }
  | {
      readonly status: 'delivered'
      readonly form: BuyForm
      readonly request: BuyRequest
      /** What arrived, as an exact decimal. */
      readonly amount: string
      readonly hash: string | null
    }
  | {
      readonly status: 'failed'
      readonly form: BuyForm
      readonly request: BuyRequest
      /** In the words of who sells. */
      readonly reason: string | null
    }

/** What can happen to a purchase. */
export type BuyEvent =
  | { readonly type: 'begun'; readonly form: BuyForm }
  /** The user changed something, or more is known; `form` is all of it. */
  | { readonly type: 'changed'; readonly form: BuyForm }
  | { readonly type: 'requested'; readonly request: BuyRequest }
  | {
      readonly type: 'opened'
      readonly url: string
      readonly purchaseId: string | null
      readonly isBlocked: boolean
    }
  | { readonly type: 'refused'; readonly notice: BuyNotice }
  | { readonly type: 'paid' }
  | { readonly type: 'delivered'; readonly amount: string; readonly hash: string | null }
  | { readonly type: 'failed'; readonly reason: string | null }
  /** Back to the form. What is paid for goes on without the page. */
  | { readonly type: 'left' }
