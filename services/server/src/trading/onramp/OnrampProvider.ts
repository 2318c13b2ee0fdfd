import type {
  OnrampOptions,
  OnrampQuote,
  OnrampQuoteRequest,
  OnrampUrl,
  OnrampUrlRequest,
} from '@foyer/protocol'

/** Where users buy. Routes know of providers only this. */
export interface OnrampProvider {
  options(): Promise<OnrampOptions>
  /** @throws HttpFailure 400 when it is not sold, or not in this amount */
  quote(request: OnrampQuoteRequest): Promise<OnrampQuote>
  /**
   * Begins a purchase: what was asked is kept on the server, and the address that comes back opens it
   * once, for five minutes.
   *
   * @param parameters.serverUrl where this server was asked, such as `https://foyer.example`
   * @throws HttpFailure 400 for an account nothing can be sent to
   */
  begin(parameters: {
    projectId: string | null
    request: OnrampUrlRequest
    serverUrl: string
  }): Promise<OnrampUrl>
}
