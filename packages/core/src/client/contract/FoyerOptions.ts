import type { ChainAdapterDefinition } from '../../adapter/ChainAdapter.ts'
import type { NetworkInput } from '../../primitives/Network.ts'
import type { SiweConfig, Siwx } from '../../primitives/Siwx.ts'
import type { EagerTexts } from './EagerTexts.ts'

/** Colours the modal follows: fixed, or the system's. */
export type ThemeMode = 'light' | 'dark' | 'system'

/** CSS custom properties of the modal, such as `--foyer-accent`, and their values. */
export type ThemeVariables = { readonly [property: `--foyer-${string}`]: string }

/**
 * A wallet that the application adds to the list itself. Links are `https:` or the wallet's scheme.
 * Naming it says that it is reachable: it is offered a code over whatever relay the application uses.
 */
export interface CustomWallet {
  /** Unlike those of all other wallets. */
  readonly id: string
  /** As users read it. */
  readonly name: string
  /** Its web site, an `https:` address. */
  readonly homepage?: string
  /** Its icon, an `https:` or `data:` address. */
  readonly image_url?: string
  /** Opens its app on a phone, such as `wallet:` or a universal link. */
  readonly mobile_link?: string
  /** Opens a page in the wallet's own browser, such as `https://w.example/open?url={url}`. */
  readonly browser_link?: string
  /** Opens its application on a desktop. */
  readonly desktop_link?: string
  /** Opens its web application. */
  readonly webapp_link?: string
  /** Where iPhones get it. */
  readonly app_store?: string
  /** Where Android phones get it. */
  readonly play_store?: string
}

/** What the modal offers, apart from the wallets themselves. */
export interface FeatureOptions {
  /**
   * A box to tick before any way to connect can be used. Needs `termsConditionsUrl` or `privacyPolicyUrl`.
   *
   * @defaultValue `false`
   */
  readonly legalCheckbox?: boolean
  /**
   * One button, `Continue with a wallet`, instead of the list.
   *
   * @defaultValue `false`
   */
  readonly collapseWallets?: boolean
  /**
   * Groups of the wallet list in order; a group that is not named is not shown.
   *
   * @defaultValue `['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended']`
   */
  readonly connectorTypeOrder?: readonly string[]
  /**
   * Ways to connect in order, of `email`, `social` and `wallet`; a way that is not named is not shown. Without it wallets
   * come first where the browser has one, and last where it has none.
   */
  readonly connectMethodsOrder?: readonly string[]
  /**
   * Buttons of the account in order; one that is not named comes last.
   *
   * @defaultValue `['onramp', 'swaps', 'receive', 'send']`
   */
  readonly walletFeaturesOrder?: readonly string[]
  /**
   * `false`: no row leads to all wallets, whatever the option `allWallets` says.
   *
   * @defaultValue `true`
   */
  readonly allWallets?: boolean
  /**
   * `false`: nothing is reported to `backend.analytics`.
   *
   * @defaultValue `true`
   */
  readonly analytics?: boolean
  /**
   * Accounts by e-mail and passkey. Needs `backend.secureSite`.
   *
   * @defaultValue `true`
   */
  readonly email?: boolean
  /**
   * `false`: beside the field for an e-mail address wallets are one button.
   *
   * @defaultValue `true`
   */
  readonly emailShowWallets?: boolean
  /**
   * Services to sign in at, in order; `false` or `[]` for none. Needs `backend.secureSite`.
   *
   * @defaultValue `['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']`
   */
  readonly socials?: readonly string[] | false
  /**
   * Swapping tokens. Needs a `backend` that serves swaps.
   *
   * @defaultValue `true`
   */
  readonly swaps?: boolean
  /**
   * Buying coins. Needs a `backend` that knows a seller.
   *
   * @defaultValue `true`
   */
  readonly onramp?: boolean
  /**
   * The view with the address and its QR code.
   *
   * @defaultValue `true`
   */
  readonly receive?: boolean
  /**
   * Sending coins, tokens and NFTs.
   *
   * @defaultValue `true`
   */
  readonly send?: boolean
  /**
   * The tab of what the account did.
   *
   * @defaultValue `true`
   */
  readonly history?: boolean
  /**
   * `true`: applications may ask wallets for permissions (ERC-7715), and the settings list them.
   *
   * @defaultValue `false`
   */
  readonly smartSessions?: boolean
}

/** What a backend offers; each part can be somewhere else, or nowhere. The values say nothing. */
interface BackendServiceNames {
  /** Balances, tokens, collectibles, histories, prices, swaps, purchases and names of accounts, and reads of chains. */
  blockchain: true
  /** The list of wallets, their search and their icons. */
  wallets: true
  /** What users do, step by step. */
  analytics: true
  /** Sealed messages to wallets on other devices. Also `{ url, projectId }`, for the relay of a network. */
  relay: true
  /** The frame of wallets without a wallet: accounts by e-mail, passkey or service. It has to be named by itself. */
  secureSite: true
}

/** The name of a service of a backend. */
export type BackendService = keyof BackendServiceNames

/**
 * A relay of a network that published wallets listen on. They are offered QR codes and links over it
 * without asking it how far it reaches.
 */
interface NetworkRelay {
  readonly url: string
  /** The name of the application there; `projectId` of the application when absent. */
  readonly projectId?: string | undefined
}

/** Addresses of single services; one that is absent is not asked. */
export type BackendServices = {
  readonly [service in BackendService]?:
    | string
    | (service extends 'relay' ? NetworkRelay : never)
    | undefined
}

/** What an application configures. */
export interface FoyerOptions {
  /**
   * Names the application to its backend. Without it an alert tells the developer, no backend is asked, and wallets still
   * connect.
   */
  readonly projectId?: string | undefined
  /**
   * Where our server is: one `https:` address for all services but `secureSite`, or one for each that is wanted.
   * Absent: the built-in wallet list serves, and no call is made. `relay` alone reaches the wallets
   * that are pointed to it; our server's says when it is bridged to a network. The relay of a network
   * itself is given as `{ url, projectId }`.
   */
  readonly backend?: string | BackendServices | undefined
  /**
   * At least one: our presets from `@foyer/core/networks`, or any chain shaped like viem's. The first of each namespace is
   * selected until the wallet or a user chooses.
   */
  readonly networks: readonly NetworkInput[]
  /**
   * The chain families, one adapter each: `evm()` of `@foyer/evm`, `solana()` of `@foyer/solana`, `bitcoin()` of
   * `@foyer/bitcoin`. Without any, nothing can be connected.
   *
   * @defaultValue `[]`
   */
  readonly adapters?: readonly ChainAdapterDefinition[]
  /**
   * Selected before any connection. One of `networks`.
   *
   * @defaultValue the first of `networks`
   */
  readonly defaultNetwork?: NetworkInput
  /**
   * Who asks, as a wallet on another device shows it. What is absent is read from the page: its
   * title, its `description` meta tag, its origin, its icon.
   */
  readonly metadata?: {
    /** What the application is called. */
    readonly name?: string
    /** What it is for, in a sentence. */
    readonly description?: string
    /** Of this page: wallets are told its origin whatever stands here, and another raises an alert. */
    readonly url?: string
    /** Addresses of its icon, best first. */
    readonly icons?: readonly string[]
    /**
     * Names of query parameters that stay in links which open this page in a wallet's own browser. All others are
     * left out, as is the fragment: the wallet's vendor sees the link, and a sign-in code may stand there.
     */
    readonly linkQuery?: readonly string[]
  }
  /**
   * CAIP-2 id to the URLs to read that chain from, best first. Wins over everything else; see
   * "Where balances come from" in docs/options.md.
   */
  readonly customRpcUrls?: { readonly [caipNetworkId: string]: readonly string[] }
  /**
   * `true`: the wallet may stay on a network that is not in `networks`.
   *
   * @defaultValue `false`
   */
  readonly allowUnsupportedChain?: boolean
  /**
   * `false`: nothing in the modal changes the network.
   *
   * @defaultValue `true`
   */
  readonly enableNetworkSwitch?: boolean

  /**
   * When the modal's code is loaded: `intent` when a user points at a button of ours or
   * focuses it; `visible` as soon as such a button is on screen, so that a tap on a phone waits for nothing.
   *
   * @defaultValue `'intent'`
   */
  readonly preload?: 'intent' | 'visible'
  /**
   * Colours of the modal. `system` follows the user's system.
   *
   * @defaultValue `'system'`
   */
  readonly themeMode?: ThemeMode
  /**
   * CSS custom properties of the modal, such as `--foyer-accent`, and their values; see "CSS custom properties" in
   * docs/reference/elements.md. A value that could fetch something is left out.
   *
   * @defaultValue `{}`
   */
  readonly themeVariables?: ThemeVariables
  /**
   * `auto` follows the system; `reduced` never moves anything.
   *
   * @defaultValue `'auto'`
   */
  readonly motion?: 'auto' | 'reduced'
  /**
   * BCP 47 tag for texts, numbers and direction. The nearest language that has texts is taken, and English where there is
   * none; docs/languages.md lists them.
   *
   * @defaultValue the `lang` of the page
   */
  readonly locale?: string
  /**
   * What is shown before the modal's code arrives, such as the text on buttons: a language of
   * `@foyer/core/languages`, such as `es`, or your own.
   *
   * @defaultValue `en`
   */
  readonly texts?: EagerTexts
  /**
   * `true`: the modal is part of the page, where `FoyerModal` or `<foyer-modal>` stands, and not a dialog.
   *
   * @defaultValue `false`
   */
  readonly enableEmbedded?: boolean
  /**
   * `true`: the dialog lives where `FoyerModal` or `<foyer-modal>` stands, and not at the end of the body.
   *
   * @defaultValue `false`
   */
  readonly disableAppend?: boolean
  /**
   * `true`: on a phone the modal takes the whole screen.
   *
   * @defaultValue `false`
   */
  readonly enableMobileFullScreen?: boolean

  /** Signs users in with a message that their wallet signs. `@foyer/siwx` has implementations. */
  readonly siwx?: Siwx | undefined
  /** The same for EVM chains and a session server of your own. Either this or `siwx`. */
  readonly siweConfig?: SiweConfig | undefined

  /**
   * Where the `All wallets` row stands: always, never, or on phones only.
   *
   * @defaultValue `'SHOW'`
   */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Ids of the wallets that are listed first. */
  readonly featuredWalletIds?: readonly string[]
  /** Only these listings are offered. An alert says so when the catalogue has none of them. */
  readonly includeWalletIds?: readonly string[]
  /** These listings, and discovered wallets of their rdns or name, are left out. */
  readonly excludeWalletIds?: readonly string[]
  /** Wallets of your own, listed beside the others. */
  readonly customWallets?: readonly CustomWallet[]
  /**
   * `false`: no wallet is offered at all.
   *
   * @defaultValue `true`
   */
  readonly enableWallets?: boolean
  /**
   * `false`: wallets that announce themselves are not listed.
   *
   * @defaultValue `true`
   */
  readonly enableEIP6963?: boolean
  /**
   * `false`: `window.ethereum` is not listed.
   *
   * @defaultValue `true`
   */
  readonly enableInjected?: boolean
  /**
   * `false`: no wallets on other devices, and nothing of them is loaded.
   *
   * @defaultValue `true`
   */
  readonly enableWalletConnect?: boolean
  /**
   * `true`: the modal makes no link by itself. The application either calls
   * `connect({ connector: 'walletConnect', onLink })` and renders the link, or has a client of its own
   * and opens ConnectingWalletConnectBasic with `arguments: { uri }`.
   *
   * @defaultValue `false`
   */
  readonly manualWalletConnect?: boolean
  /**
   * `false`: no explanation of what a wallet is.
   *
   * @defaultValue `true`
   */
  readonly enableWalletGuide?: boolean
  /** CAIP-2 id to the tokens that an account shows first, with an image of your own. */
  readonly tokens?: {
    readonly [caipNetworkId: string]: readonly {
      readonly address: string
      readonly image?: string
    }[]
  }
  /** Namespace to the kind of account that is chosen first, where a wallet has several. */
  readonly defaultAccountTypes?: {
    readonly eip155?: 'eoa' | 'smartAccount'
    readonly solana?: 'eoa'
    readonly polkadot?: 'eoa'
    readonly bip122?: 'payment' | 'ordinal'
  }
  /** Network id to the address of its image. */
  readonly chainImages?: { readonly [networkId: string]: string }
  /** Wallet id to the address of its image. */
  readonly connectorImages?: { readonly [connectorId: string]: string }

  /** What the modal offers, apart from the wallets themselves. */
  readonly features?: FeatureOptions
  /** Terms that users agree to by connecting, or by ticking `features.legalCheckbox`: an `https:` address. */
  readonly termsConditionsUrl?: string
  /** The privacy policy, beside the terms: an `https:` address. */
  readonly privacyPolicyUrl?: string

  /** Keeps a second client on the same origin apart in storage. */
  readonly storageKey?: string
  /**
   * `false`: a stored connection is not resumed.
   *
   * @defaultValue `true`
   */
  readonly enableReconnect?: boolean
  /**
   * `true`: shows alerts to the developer in the modal, too.
   *
   * @defaultValue `false`
   */
  readonly debug?: boolean
}

/** Options that may change while the client lives; the others are fixed when it is made. */
export type ChangeableOptions = Partial<
  Pick<
    FoyerOptions,
    | 'themeMode'
    | 'themeVariables'
    | 'locale'
    | 'texts'
    | 'features'
    | 'networks'
    | 'allWallets'
    | 'featuredWalletIds'
    | 'includeWalletIds'
    | 'excludeWalletIds'
    | 'customWallets'
    | 'enableWallets'
    | 'enableWalletGuide'
    | 'enableNetworkSwitch'
    | 'allowUnsupportedChain'
    | 'termsConditionsUrl'
    | 'privacyPolicyUrl'
    | 'debug'
  >
>
