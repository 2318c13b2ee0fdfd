/** An event that says nothing more than its name. */
type Nothing = Readonly<Record<string, never>>

/** Where the account is that acts. */
interface OnNetwork {
  /** CAIP-2. */
  readonly network: string
  /** Whether the account is a smart account. */
  readonly isSmartAccount: boolean
}

/** What is sent. */
interface OfTransfer {
  /** CAIP-2. */
  readonly network: string
  /** Its symbol. */
  readonly token: string
}

/** What is swapped. */
interface OfSwap {
  /** CAIP-2. */
  readonly network: string
  /** The symbol of what is paid. */
  readonly swapFromToken: string
  /** The symbol of what is received. */
  readonly swapToToken: string
}

/**
 * Every step of a user that a client tells of, with the properties of its event.
 *
 * `message` is the text of the error, as its user saw it.
 */
export interface TrackedEvents {
  /** A client was made. Never sent to a backend. */
  MODAL_CREATED: Nothing
  /** The modal opened. `connected`: whether the active namespace has an account. */
  MODAL_OPEN: { readonly connected: boolean }
  /** The modal closed. `connected`: whether the active namespace has an account. */
  MODAL_CLOSE: { readonly connected: boolean }
  /** The user opens the list of all wallets. */
  CLICK_ALL_WALLETS: Nothing
  /** The user chooses a wallet. `platform` is there for a wallet that is installed in this browser. */
  SELECT_WALLET: { readonly name: string; readonly platform?: 'browser' }
  /** The user searches the list of wallets. `badge` is empty: there are no badges to filter by. */
  SEARCH_WALLET: { readonly badge: string; readonly search: string }
  /** The places to download a wallet are on screen. */
  GET_WALLET: { readonly name: string }
  /** A wallet is connected. `method` says how it was reached. */
  CONNECT_SUCCESS: { readonly name: string; readonly method: 'browser' | 'mobile' | 'qrcode' }
  /** A wallet was not connected, for any other reason than a refusal. */
  CONNECT_ERROR: { readonly name: string; readonly message: string }
  /** The user refused to connect, in the wallet. */
  USER_REJECTED: { readonly name: string; readonly message: string }
  /** A wallet was disconnected, and agreed. */
  DISCONNECT_SUCCESS: { readonly namespace: string }
  /** A wallet was disconnected, and failed to say so within 3 s. It is disconnected all the same. */
  DISCONNECT_ERROR: { readonly namespace: string; readonly message: string }
  /** The explanation of wallets is on screen. */
  CLICK_WALLET_HELP: Nothing
  /** The explanation of networks is on screen. */
  CLICK_NETWORK_HELP: Nothing
  /** The user opens the list of networks. */
  CLICK_NETWORKS: Nothing
  /** The user opens the tab of what the account did. */
  CLICK_TRANSACTIONS: Nothing
  /** Another network is active; `network` is its CAIP-2 id. */
  SWITCH_NETWORK: { readonly network: string }
  /** The user presses the button that signs in. */
  CLICK_SIGN_SIWX_MESSAGE: OnNetwork
  /** The user turns signing in down. */
  CLICK_CANCEL_SIWX: OnNetwork
  /** The user is signed in. */
  SIWX_AUTH_SUCCESS: OnNetwork
  /** Signing in failed: the wallet refused or failed, or the session was not accepted. */
  SIWX_AUTH_ERROR: OnNetwork & { readonly message: string }
  /** The user asks for older transactions. */
  LOAD_MORE_TRANSACTIONS: Nothing
  /** Transactions could not be read. */
  ERROR_FETCH_TRANSACTIONS: Nothing
  /** The user opens the form that sends. */
  OPEN_SEND: Nothing
  /** The wallet is asked to send. */
  SEND_INITIATED: OfTransfer
  /** The wallet sent. That a block has the transaction is not said. */
  SEND_SUCCESS: OfTransfer
  /** The user refused to send, in the wallet. */
  SEND_REJECTED: OfTransfer
  /** The wallet did not send, for any other reason than a refusal. */
  SEND_ERROR: OfTransfer & { readonly message: string }
  /** The user opens the form that swaps. */
  OPEN_SWAP: OnNetwork
  /** The wallet is asked for the swap. */
  INITIATE_SWAP: OfSwap
  /** The wallet sent the swap. That a block has the transaction is not said. */
  SWAP_SUCCESS: OfSwap
  /** The wallet did not send the swap, or its user refused. */
  SWAP_ERROR: OfSwap & { readonly message: string }
  /** The wallet did not send the approval before a swap, or its user refused. */
  SWAP_APPROVAL_ERROR: OfSwap & { readonly message: string }
  /** The user opens the list of tokens of a swap. */
  CLICK_SELECT_TOKEN_TO_SWAP: Nothing
  /** The user opens the form that buys. */
  SELECT_BUY_CRYPTO: Nothing
  /** The page of a seller opens; `provider` is its id. */
  SELECT_BUY_PROVIDER: { readonly provider: string }
  /** The user opens the form that registers a name. */
  OPEN_ENS_FLOW: Nothing
  /** The wallet is asked to sign for a name. */
  REGISTER_NAME_INITIATED: { readonly ensName: string }
  /** The account has the name. */
  REGISTER_NAME_SUCCESS: { readonly ensName: string }
  /** The account does not have the name; `error` is a word of the flow's, such as `refused`. */
  REGISTER_NAME_ERROR: { readonly ensName: string; readonly error: string }
  /** The field for an e-mail address has the focus. */
  EMAIL_LOGIN_SELECTED: Nothing
  /** An e-mail address was sent off. The address itself is never told. */
  EMAIL_SUBMITTED: Nothing
  /** The user asks for another e-mail address for the same account. */
  EMAIL_EDIT: Nothing
  /** A code was mailed. */
  EMAIL_VERIFICATION_CODE_SENT: Nothing
  /** The code was right, and the account is connected. */
  EMAIL_VERIFICATION_CODE_PASS: Nothing
  /** The code was wrong; another one is asked for. */
  EMAIL_VERIFICATION_CODE_FAIL: Nothing
  /** A device that is new to the e-mail address was approved. */
  DEVICE_REGISTERED_FOR_EMAIL: Nothing
  /** The user chooses a service to sign in at; `provider` is its id, such as `google`. */
  SOCIAL_LOGIN_STARTED: { readonly provider: string }
  /** The user is signed in at a service, and the account is connected. */
  SOCIAL_LOGIN_SUCCESS: { readonly provider: string }
  /** Signing in at a service failed. `message` is there where the error is one of ours. */
  SOCIAL_LOGIN_ERROR: { readonly provider: string; readonly message?: string }
  /** The user gave signing in at a service up. `message` is there where the error is one of ours. */
  SOCIAL_LOGIN_CANCELED: { readonly provider: string; readonly message?: string }
  /** The user chooses between the plain and the smart account. `network` is a CAIP-2 id, or empty. */
  SET_PREFERRED_ACCOUNT_TYPE: {
    readonly accountType: 'eoa' | 'smartAccount'
    readonly network: string
  }
  /**
   * A part of Foyer failed: a view, whose name is `view`, or the frame of the wallet without a wallet. Report it where
   * `view` is there; see `login/frame-unavailable` for the frame.
   */
  INTERNAL_SDK_ERROR: {
    readonly errorType: string
    readonly errorMessage: string
    readonly view?: string
  }
}

/** Names of the steps of a user. */
export type TrackedEvent = keyof TrackedEvents

/** Those that have no properties. */
export type BareEvent = {
  [event in TrackedEvent]: TrackedEvents[event] extends Nothing ? event : never
}[TrackedEvent]

/** Tells of a step of a user, with its properties where it has any. */
export type Track = <event extends TrackedEvent>(
  event: event,
  ...properties: TrackedEvents[event] extends Nothing ? [] : [properties: TrackedEvents[event]]
) => void
