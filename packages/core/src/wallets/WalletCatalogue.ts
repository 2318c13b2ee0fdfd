import type { WalletListing } from './WalletListing.ts'

/** What to look for in a catalogue. */
export interface WalletQuery {
  /** From 1. */
  readonly page: number
  /** Rows of one page. */
  readonly entries: number
  /** Part of a name, in any case. */
  readonly search?: string
  /** Only these ids; absent or empty: all. */
  readonly include?: readonly string[]
  /** Never these ids. */
  readonly exclude?: readonly string[]
  /** CAIP-2 ids: only wallets that serve one of them; absent or empty: all. */
  readonly chains?: readonly string[]
  readonly badgeType?: string
  /** The built-in wallets are better than none, should the server not answer. */
  readonly mayStandIn?: boolean
  readonly signal: AbortSignal
}

/** One page of a catalogue. */
export interface WalletPage {
  readonly wallets: readonly WalletListing[]
  /** Of all pages together. */
  readonly count: number
  /** The server did not answer; these came along with the code. */
  readonly isStandIn?: boolean
}

/** Where listings come from: a server, or the built-in list. */
export interface WalletCatalogue {
  /** @throws the signal's reason, or what a server's failure becomes. */
  list(query: WalletQuery): Promise<WalletPage>
  /** The wallet's image as a data URI; `null` when there is none. */
  image(
    listing: WalletListing,
    parameters: { readonly signal: AbortSignal },
  ): Promise<string | null>
}
