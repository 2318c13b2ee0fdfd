import type { Connection } from '../../adapter/ChainAdapter.ts'
import type { SignIn, SignInParameters } from '../../adapter/SignIn.ts'

/** A wallet that has answered and is not connected yet. */
export interface Arrival {
  readonly connection: Connection
  /** It comes back from an earlier visit: no user acted just now. */
  readonly isResumed: boolean
  /** Aborts when the attempt is over: a newer one, `disconnect`, or the client was destroyed. */
  readonly signal: AbortSignal
  /**
   * Shows a view, in which the user decides; opens the modal if it is closed. Leaving the view that
   * connects no longer ends the attempt.
   */
  show(view: string): Promise<unknown>
}

/**
 * What stands between the answer of a wallet and `connected`, such as sign-in. Gates are passed in their
 * order. Meanwhile the state says `connecting`, and `authenticating` inside the client.
 */
export interface Gate {
  readonly id: string
  /** Whether this connection has to pass; absent: each one has to. */
  concerns?(connection: Connection): boolean
  load(): Promise<LoadedGate>
}

/** What decides. */
export interface LoadedGate {
  /**
   * Resolves when the connection may pass. When it rejects there is no connection; an error of the kind
   * `declined` is a refusal of the user, and the wallet is asked to forget us.
   */
  pass(arrival: Arrival): Promise<void>
  /** What a wallet of the page may sign in the same prompt as connecting; `null`: nothing. */
  ask?(namespace: string): Promise<SignInParameters | null>
  /** The same for wallets on other devices. */
  readonly remote?: SignIn
}
