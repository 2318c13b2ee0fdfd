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
  readonly id: string
  readonly name: string
  readonly homepage?: string
  /** An `https:` or `data:` address. */
  readonly image_url?: string
  readonly mobile_link?: string
  /** Opens a page in the wallet's own browser, such as `https://w.example/open?url={url}`. */
  readonly browser_link?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly app_store?: string
  readonly play_store?: string
}

/** What the modal offers, apart from the wallets themselves. */
export interface FeatureOptions {
  /** A box to tick before any way to connect can be used. Needs at least one of the two links. */
  readonly legalCheckbox?: boolean
  /** One button, `Continue with a wallet`, instead of the list. */
  readonly collapseWallets?: boolean
  /** Groups of the wallet list in order; a group that is not named is not shown. */
  readonly connectorTypeOrder?: readonly string[]
  /** Ways to connect in order; a way that is not named is not shown. */
  readonly connectMethodsOrder?: readonly string[]
  readonly walletFeaturesOrder?: readonly string[]
  readonly allWallets?: boolean
  readonly analytics?: boolean
  readonly email?: boolean
  /** `false`: beside the field for an e-mail address wallets are one button. Absent: `true`. */
  readonly emailShowWallets?: boolean
  readonly socials?: readonly string[] | false
  readonly swaps?: boolean
  readonly onramp?: boolean
  readonly receive?: boolean
  readonly send?: boolean
  readonly history?: boolean
  readonly smartSessions?: boolean
}

/** What a backend offers; each part can be somewhere else, or nowhere. */
export type BackendService = 'blockchain' | 'wallets' | 'analytics' | 'relay' | 'secureSite'

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
  /** Names the application to its backend. Without it no backend call is made. */
  readonly projectId?: string | undefined
  /**
   * Where our server is: one `https:` address for all services, or one for each that is wanted.
   * Absent: the built-in wallet list serves, and no call is made. `relay` alone reaches the wallets
   * that are pointed to it; our server's says when it is bridged to a network. The relay of a network
   * itself is given as `{ url, projectId }`.
   */
  readonly backend?: string | BackendServices | undefined
  /** At least one. The first of each namespace is selected until the wallet or a user chooses. */
  readonly networks: readonly NetworkInput[]
  /** The namespaces, such as `evm()`. */
  readonly adapters?: readonly ChainAdapterDefinition[]
  readonly defaultNetwork?: NetworkInput
  /**
   * Who asks, as a wallet on another device shows it. What is absent is read from the page: its
   * title, its `description` meta tag, its origin, its icon.
   */
  readonly metadata?: {
    readonly name?: string
    readonly description?: string
    /** Of this page: wallets are told its origin whatever stands here, and another raises an alert. */
    readonly url?: string
    readonly icons?: readonly string[]
    /**
     * Names of query parameters that stay in links which open this page in a wallet's own browser. All others are
     * left out, as is the fragment: the wallet's vendor sees the link, and a sign-in code may stand there.
     */
    readonly linkQuery?: readonly string[]
  }
  /** CAIP-2 id to the urls to read that chain from, best first. Wins over everything else. */
  readonly customRpcUrls?: { readonly [caipNetworkId: string]: readonly string[] }
  /** The wallet may stay on a network that is not in `networks`. */
  readonly allowUnsupportedChain?: boolean
  /** `false`: nothing in the modal changes the network. */
  readonly enableNetworkSwitch?: boolean

  /**
   * When the modal's code is loaded: `intent` (the default) when a user points at a button of ours or
   * focuses it; `visible` as soon as such a button is on screen, so that a tap on a phone waits for nothing.
   */
  readonly preload?: 'intent' | 'visible'
  readonly themeMode?: ThemeMode
  readonly themeVariables?: ThemeVariables
  /** `auto` follows the system; `reduced` never moves anything. */
  readonly motion?: 'auto' | 'reduced'
  /**
   * BCP 47 tag for texts, numbers and direction. The page's own when absent. Texts are there in English,
   * Spanish (`es`) and Persian (`fa`), and English for any other.
   */
  readonly locale?: string
  /**
   * What is shown before the modal's code arrives, such as the text on buttons: `es` or `fa` of
   * `@foyer/core/languages`, or your own. English when absent.
   */
  readonly texts?: EagerTexts
  /** The modal is part of the page, where the host placed it, and not a dialog. */
  readonly enableEmbedded?: boolean
  /** `true`: the host places `<foyer-modal>` itself. */
  readonly disableAppend?: boolean
  /** On a phone the modal takes the whole screen. */
  readonly enableMobileFullScreen?: boolean

  /** Signs users in with a message that their wallet signs. `@foyer/siwx` has implementations. */
  readonly siwx?: Siwx | undefined
  /** The same for EVM chains and a session server of your own. Either this or `siwx`. */
  readonly siweConfig?: SiweConfig | undefined

  /** Where the `All wallets` row stands: always, never, or on phones only. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  readonly featuredWalletIds?: readonly string[]
  /** Only these listings are offered. */
  readonly includeWalletIds?: readonly string[]
  /** These listings, and discovered wallets of their rdns or name, are left out. */
  readonly excludeWalletIds?: readonly string[]
  readonly customWallets?: readonly CustomWallet[]
  /** `false`: no wallet is offered at all. */
  readonly enableWallets?: boolean
  /** `false`: wallets that announce themselves are not listed. */
  readonly enableEIP6963?: boolean
  /** `false`: `window.ethereum` is not listed. */
  readonly enableInjected?: boolean
  /** `false`: no wallets on other devices, and nothing of them is loaded. */
  readonly enableWalletConnect?: boolean
  /**
   * `true`: the modal makes no link by itself. The application either calls
   * `connect({ connector: 'walletConnect', onLink })` and renders the link, or has a client of its own
   * and opens ConnectingWalletConnectBasic with `arguments: { uri }`.
   */
  readonly manualWalletConnect?: boolean
  /** `false`: no explanation of what a wallet is. */
  readonly enableWalletGuide?: boolean
  /** CAIP-2 id to the tokens that are shown first, with an image of your own. */
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

  readonly features?: FeatureOptions
  readonly termsConditionsUrl?: string
  readonly privacyPolicyUrl?: string

  /** Keeps a second client on the same origin apart in storage. */
  readonly storageKey?: string
  /** `false`: a stored connection is not resumed. */
  readonly enableReconnect?: boolean
  /** Shows alerts in the modal too. */
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
