import type { ChainAdapterDefinition } from '../adapter/ChainAdapter.ts'
import type { NetworkInput } from '../primitives/Network.ts'

/** Colours the modal follows: fixed, or the system's. */
export type ThemeMode = 'light' | 'dark' | 'system'

/** CSS custom properties of the modal, such as `--foyer-accent`, and their values. */
export type ThemeVariables = { readonly [property: `--foyer-${string}`]: string }

/** What an application configures. */
export interface FoyerOptions {
  /** Names the application to its backend. Without it no backend call is made. */
  readonly projectId?: string | undefined
  /** At least one. The first of each namespace is selected until the wallet or a person chooses. */
  readonly networks: readonly NetworkInput[]
  /** The chain families, such as `evm()`. */
  readonly adapters?: readonly ChainAdapterDefinition[]
  readonly defaultNetwork?: NetworkInput
  /** CAIP-2 id to the urls to read that chain from, best first. Wins over everything else. */
  readonly customRpcUrls?: { readonly [caipNetworkId: string]: readonly string[] }
  readonly themeMode?: ThemeMode
  readonly themeVariables?: ThemeVariables
  /** `auto` follows the system; `reduced` never moves anything. */
  readonly motion?: 'auto' | 'reduced'
  /** BCP 47 tag for numbers and direction. The page's own when absent. */
  readonly locale?: string
  /** Sign-in with the wallet. Give this or `siweConfig`, never both. */
  readonly siwx?: unknown
  readonly siweConfig?: unknown
  /** Keeps a second client on the same origin apart in storage. */
  readonly storageKey?: string
  /** `false`: a stored connection is not resumed. */
  readonly enableReconnect?: boolean
  /** Shows alerts in the modal too. */
  readonly debug?: boolean
  /** `true`: the host places `<foyer-modal>` itself. */
  readonly disableAppend?: boolean
}
