import type {
  OnrampOptions,
  OnrampQuote,
  OnrampQuoteRequest,
  OnrampUrlRequest,
} from '@foyer/protocol'
import type { Purchase, PurchaseNews } from './purchases/PurchaseStore.ts'

/** What one provider sells. */
export type OnrampOffer = Pick<OnrampOptions, 'purchaseCurrencies' | 'paymentCurrencies'>

/** Somebody who sells. One is a folder beside this file; nothing else knows of it. */
export interface OnrampProvider {
  /** Few and fixed, such as `coinbase`: clients name it. */
  readonly id: string
  readonly name: string
  /** What it usually keeps, in percent, as text. */
  readonly fee: { readonly min: string; readonly max: string }
  /** Nothing real is sold. */
  readonly isSandbox: boolean
  options(): Promise<OnrampOffer>
  /** @throws HttpFailure 400 when it is not sold, or not in this amount */
  quote(request: OnrampQuoteRequest): Promise<OnrampQuote>
  /**
   * Begins a purchase: what was asked is kept on the server or at the provider, and the address that comes back opens it
   * once, for five minutes.
   *
   * @param parameters.purchase under whose id the provider is asked later what became of it
   * @param parameters.serverUrl where this server was asked, such as `https://foyer.example`
   * @param parameters.clientAddress of the user, as the connection or a trusted proxy says
   * @throws HttpFailure 400 for an account nothing can be sent to
   */
  begin(parameters: {
    purchase: Purchase
    request: OnrampUrlRequest
    serverUrl: string
    clientAddress: string
  }): Promise<string>
  /** Asks what became of a purchase; absent where it writes that itself. `null`: nothing is known. */
  look?(purchase: Purchase): Promise<PurchaseNews | null>
}
