/**
 * The views that an application may open by name, with the parameters each one takes. Which of them
 * exist depends on the features that are on.
 */
export interface PublicRoutes {
  /** The ways to connect. */
  readonly Connect: {
    /** Where to go once connected, instead of away. */
    readonly redirectView?: string
    /** Only wallets of this chain family. */
    readonly namespace?: string
    /** The same, while another wallet stays connected. */
    readonly addWalletForNamespace?: string
    /** Goes straight to the wallet of this catalogue id or rdns. */
    readonly wallet?: string
  }
  /** Who is connected, and what they hold. */
  readonly Account: object
  /** The networks to choose from. */
  readonly Networks: object
  /** Every wallet there is, with a search. */
  readonly AllWallets: { readonly redirectView?: string }
  /** The QR code alone; on a phone the wallets that the link can be opened in. */
  readonly ConnectingWalletConnectBasic: {
    readonly redirectView?: string
    /** A link that the application made itself. */
    readonly uri?: string
  }
  readonly OnRampProviders: object
  /** Tokens by symbol of the curated list or by address. */
  readonly Swap: {
    readonly fromToken?: string
    readonly toToken?: string
    readonly amount?: string
  }
  readonly WalletSend: object
  readonly WalletReceive: object
  readonly Transactions: object
  readonly WhatIsAWallet: object
  readonly WhatIsANetwork: object
  /** The accounts of the connected wallet. */
  readonly ProfileWallets: object
}

/** A view that an application may open by name. */
export type PublicView = keyof PublicRoutes
