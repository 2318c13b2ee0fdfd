/**
 * The views that an application may open by name, with the parameters each one takes. Which of them
 * exist depends on the features that are on.
 */
export interface PublicRoutes {
  /** The ways to connect. */
  readonly Connect: {
    /** Where to go once connected, instead of away. */
    readonly redirectView?: string
    /** Only wallets of this namespace. */
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
  readonly AllWallets: Pick<
    PublicRoutes['Connect'],
    'redirectView' | 'namespace' | 'addWalletForNamespace'
  >
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
  /** With what a transfer begins. It resolves with the hash, or rejects when it is closed before. */
  readonly WalletSend: {
    /** The namespace; the active one when absent. */
    readonly namespace?: string | undefined
    /** CAIP-2; another network than the active one has to be switched to first. */
    readonly chainId?: string | undefined
    /** Of the token; `native`, its placeholder address or nothing for what the chain counts in. */
    readonly assetAddress?: string | undefined
    /** As a user would type it. */
    readonly amount?: string | number | undefined
    /** All there is, in place of `amount`: of what the chain counts in, as much as the fee leaves. */
    readonly isMax?: boolean | undefined
    /** An address, a name or a payment link. */
    readonly to?: string | undefined
    /** In place of a token; `amount` counts pieces. */
    readonly collectible?: {
      readonly contract: string
      /** Digits, as no number holds it. */
      readonly tokenId: string
      /** As the namespace names it, such as `ERC721`. */
      readonly standard: string
      readonly name: string
      /** Digits: how many the account has. */
      readonly pieces: string
      readonly imageUrl: string | null
    }
    /** The flow was begun through `@foyer/core/send`, and is shown as it is. */
    readonly begun?: boolean
  }
  readonly ChooseAccountName: object
  readonly WhatIsABuy: object
  readonly WalletReceive: object
  readonly Transactions: object
  readonly WhatIsAWallet: object
  readonly WhatIsANetwork: object
  /** The accounts of the connected wallet. */
  readonly ProfileWallets: object
}

/** A view that an application may open by name. */
export type PublicView = keyof PublicRoutes
