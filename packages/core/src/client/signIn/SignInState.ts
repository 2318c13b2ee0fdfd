import type { Network } from '../../primitives/Network.ts'
import type { ConnectedWallet } from '../contract/FoyerState.ts'

/** Where a sign-in stands. */
export type SignInStage =
  /** Nothing is to be signed. */
  | 'idle'
  /** The message is on its way. */
  | 'preparing'
  /** The user reads it. */
  | 'ready'
  /** The wallet was asked. */
  | 'signing'
  /** The keeper of the session is asked, usually a server. */
  | 'checking'
  /** Cancelled after the wallet moved to another network: it is asked to go back. */
  | 'returning'
  /** Signed, and kept. */
  | 'done'
  /** No message could be had, or no session be read: the wallet is disconnected. */
  | 'failed'

/** What a user should know before they sign, the worst first. */
export type SignInWarning =
  /** The message names another site than this page; `site` shows how it differs where letters look alike. */
  | { readonly kind: 'domain'; readonly domain: string; readonly site: string }
  /** The server warns of the site that the message names. */
  | { readonly kind: 'flagged'; readonly domain: string; readonly site: string }
  /** It looks like a sign-in message, and is none. */
  | { readonly kind: 'imitation' }
  /** The message names another account. */
  | { readonly kind: 'account'; readonly address: string }
  /** What is signed in to lies elsewhere. */
  | { readonly kind: 'uri'; readonly uri: string }
  /** The message names another network than the wallet is on. */
  | { readonly kind: 'chain'; readonly chainId: string; readonly name: string }

/** What went wrong last. */
export type SignInNotice =
  | 'declined'
  /** A smart account: the application may not be able to check its signatures. */
  | 'smartAccount'
  | 'unavailable'

/** One sign-in of a client, as a view shows it. */
export interface SignInState {
  readonly stage: SignInStage
  /** Nobody is connected without it: it can be cancelled, which disconnects, and not be left. */
  readonly isRequired: boolean
  readonly namespace: string | null
  /** Plain. */
  readonly address: string | null
  readonly network: Network | null
  readonly wallet: (ConnectedWallet & { readonly imageUrl: string | null }) | null
  /** This page; empty outside of one. */
  readonly site: { readonly host: string; readonly iconUrl: string | null }
  /** The whole text to be signed. */
  readonly message: string | null
  readonly warnings: readonly SignInWarning[]
  readonly notice: SignInNotice | null
  /** In the words of the server that refused the session, if there are any. */
  readonly reason: string | null
}
