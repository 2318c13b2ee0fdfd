import type { WalletRequest } from '../../adapter/ChainAdapter.ts'
import type { WaitingRequest } from '../../adapter/RemoteWallets.ts'
import type { ChainNamespace } from '../../primitives/Network.ts'

/** Names of the steps a user takes, as the specification lists them. */
export type TrackedEvent =
  | 'MODAL_CREATED'
  | 'MODAL_OPEN'
  | 'MODAL_CLOSE'
  | 'CLICK_ALL_WALLETS'
  | 'SELECT_WALLET'
  | 'SEARCH_WALLET'
  | 'GET_WALLET'
  | 'CONNECT_SUCCESS'
  | 'CONNECT_ERROR'
  | 'USER_REJECTED'
  | 'DISCONNECT_SUCCESS'
  | 'DISCONNECT_ERROR'
  | 'CLICK_WALLET_HELP'
  | 'CLICK_NETWORK_HELP'
  | 'CLICK_NETWORKS'
  | 'CLICK_TRANSACTIONS'
  | 'SWITCH_NETWORK'
  | 'CLICK_SIGN_SIWX_MESSAGE'
  | 'CLICK_CANCEL_SIWX'
  | 'SIWX_AUTH_SUCCESS'
  | 'SIWX_AUTH_ERROR'
  | 'LOAD_MORE_TRANSACTIONS'
  | 'ERROR_FETCH_TRANSACTIONS'
  | 'OPEN_SEND'
  | 'SEND_INITIATED'
  | 'SEND_SUCCESS'
  | 'SEND_REJECTED'
  | 'SEND_ERROR'
  | 'OPEN_SWAP'
  | 'INITIATE_SWAP'
  | 'SWAP_SUCCESS'
  | 'SWAP_ERROR'
  | 'SWAP_APPROVAL_ERROR'
  | 'CLICK_SELECT_TOKEN_TO_SWAP'
  | 'SELECT_BUY_CRYPTO'
  | 'SELECT_BUY_PROVIDER'
  | 'OPEN_ENS_FLOW'
  | 'REGISTER_NAME_INITIATED'
  | 'REGISTER_NAME_SUCCESS'
  | 'REGISTER_NAME_ERROR'
  | 'EMAIL_LOGIN_SELECTED'
  | 'EMAIL_SUBMITTED'
  | 'EMAIL_EDIT'
  | 'EMAIL_VERIFICATION_CODE_SENT'
  | 'EMAIL_VERIFICATION_CODE_PASS'
  | 'EMAIL_VERIFICATION_CODE_FAIL'
  | 'DEVICE_REGISTERED_FOR_EMAIL'
  | 'SOCIAL_LOGIN_STARTED'
  | 'SOCIAL_LOGIN_SUCCESS'
  | 'SOCIAL_LOGIN_ERROR'
  | 'SOCIAL_LOGIN_CANCELED'
  | 'SET_PREFERRED_ACCOUNT_TYPE'
  | 'INTERNAL_SDK_ERROR'

/** What happened, for the application. Nothing is replayed to listeners that come late. */
export type FoyerEvent =
  | {
      readonly type: 'track'
      readonly event: TrackedEvent
      readonly properties: Readonly<Record<string, unknown>>
      readonly address?: string
      /** Milliseconds since 1970. */
      readonly timestamp: number
    }
  | ({ readonly type: 'request'; readonly namespace: ChainNamespace } & WalletRequest)
  | { readonly type: 'alert'; readonly code: string; readonly message: string }
  | ({ readonly type: 'openWallet' } & WalletOffer)
  | ({ readonly type: 'relayLost' } & RelayLoss)

/**
 * A request waits in a wallet app on this device, and no press is at hand in which the page may open
 * it. Our modal shows a button; a host without it can show its own until `over` fires.
 */
export interface WalletOffer extends WaitingRequest {
  /** Opens the wallet. Call it in the handler of a press. */
  open(): void
}

/** The relay of a connected mobile wallet has been away for 5 s while the modal is open. */
export interface RelayLoss {
  /** The relay does not want this page; trying again is no use. */
  readonly isRefused: boolean
  /** Fires when the relay is back, and when nobody needs to know any more. */
  readonly over: AbortSignal
}
