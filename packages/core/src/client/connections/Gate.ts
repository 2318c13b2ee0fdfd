import type { Connection } from '../../adapter/ChainAdapter.ts'

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
  /**
   * Loads what decides. It resolves when the connection may pass. When it rejects there is no connection;
   * an error of the kind `declined` is a refusal of the user, and the wallet is asked to forget us.
   */
  load(): Promise<(arrival: Arrival) => Promise<void>>
}
