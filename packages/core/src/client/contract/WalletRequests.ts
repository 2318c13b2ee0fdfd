import type { StoreApi } from 'zustand/vanilla'

/** Where a request stands that a user answers in a wallet. */
export type WalletRequestState =
  | {
      readonly status: 'waiting'
      /** The wallet still shows an earlier prompt. */
      readonly alreadyPending: boolean
    }
  | { readonly status: 'done' | 'declined' }
  | { readonly status: 'failed'; readonly error: unknown }

/** Where requests stand, by what is requested; the newest of each. */
export interface WalletRequestStates {
  readonly [key: string]: WalletRequestState | undefined
}

/** The requests of a client. Attempts to connect are among them whether or not a view began them. */
export type WalletRequests = Pick<
  StoreApi<WalletRequestStates>,
  'getState' | 'setState' | 'subscribe'
>
