/** Nothing but the message and the code. */
type Nothing = Readonly<Record<string, never>>

/**
 * Every code of the packages that an application installs: when it comes and what to do, and the context that its error
 * carries. A package of your own can add codes by declaration merging.
 */
export interface AppErrorContexts {
  /** The account has no smart account on its network. Sign in by e-mail, or switch to a network that has them. */
  'account/not-smart': Nothing
  /** No adapter has this namespace. Give it among `adapters`, or ask for a namespace that is there. */
  'adapter/not-found': { readonly namespace: string }
  /** The balance or the tokens of the account could not be read. What was read before stays; read again later. */
  'balance/unavailable': Nothing
  /** Nothing is sold on this network, or the seller's page could not be made. Offer a retry, or another network. */
  'buy/unavailable': Nothing
  /** The text is no CAIP-10 account id. Write it as `eip155:1:0x…`. */
  'caip/invalid-account-id': { readonly value: unknown }
  /** The value is no text, so no address. Give an address as text. */
  'caip/invalid-address': Nothing
  /** The text is no CAIP-2 network id. Write it as `eip155:1`. */
  'caip/invalid-network-id': { readonly value: unknown }
  /** The list of wallets could not be read. Offer a retry. `status` is that of the server's answer, if there was one. */
  'catalogue/unavailable': { readonly status?: number }
  /** A newer attempt, `disconnect`, an aborted `signal` or the user's way back ended the attempt. Say nothing. */
  'connection/abandoned': Nothing
  /** A part of Foyer's code did not load, as when the device is offline. Offer a retry. */
  'connection/code-unavailable': Nothing
  /** None of `networks` is one that a wallet on another device could be asked for. Add one, and its adapter. */
  'connection/no-network': Nothing
  /** A wallet on another device needs a relay. Give `projectId` and a `backend` that has one. */
  'connection/no-relay': Nothing
  /** No wallet is connected in this namespace. Connect one first. */
  'connection/not-connected': { readonly namespace: string }
  /** The frame of the wallet or its server refused the login. The message says why; offer a retry. */
  'login/failed': Nothing
  /**
   * The frame of the wallet cannot be used: it did not load in time, is of another version than the page, or was closed.
   * Check `backend.secureSite` and the page's content-security policy; offer a retry.
   */
  'login/frame-unavailable': { readonly reason: 'timeout' | 'version' | 'closed' }
  /** `connect` was called with `way: 'email'` and without what that takes. Give `email`, and `code` as a function. */
  'login/no-email': Nothing
  /** The wallet without a wallet has accounts on EVM chains and Solana. Give `evm()` or `solana()` among `adapters`. */
  'login/no-family': Nothing
  /** There is no page, as in Node, and the keys of this wallet live in a frame. Log in in a browser. */
  'login/no-page': Nothing
  /** The window of a service was closed 45 s ago, and nothing came of it. Offer a retry. */
  'login/timed-out': Nothing
  /** The browser let no window open. Call `connect` in the handler of a press. */
  'login/window-blocked': Nothing
  /** The modal was closed before what was asked of it was done. Say nothing. */
  'modal/closed': Nothing
  /** The modal's code loaded and failed as it started. The context has the words in which the user is told. */
  'modal/failed': {
    readonly title: string
    readonly explanation: string
    readonly retry: string
    readonly close: string
  }
  /** The modal's code did not load, as when the device is offline. The user was offered a retry; call `open` again. */
  'modal/unavailable': Nothing
  /** `open` or the router was given the name of a view that is not there. Check its name, and that its feature is on. */
  'navigation/unknown-view': { readonly view: string }
  /** The wallet is on another network than the one that the call names. Switch first, or leave `chainId` out. */
  'network/mismatch': {
    readonly chainId: number | string
    readonly walletChainId: number | string
  }
  /** The network is not among `networks`. Add it there, or call `addNetwork`. */
  'network/not-found': { readonly network: string }
  /** Another network was chosen while the wallet was asked for this one. Say nothing. */
  'network/superseded': Nothing
  /** The wallet cannot be on this network. Offer another one. */
  'network/unsupported-by-wallet': Nothing
  /** `networks` is empty. Give at least one. */
  'options/networks-missing': Nothing
  /** Both `siwx` and `siweConfig` are given. Give one of them. */
  'options/siwx-and-siwe': Nothing
  /** The wallet gave no permission, or did not end one. The message is its own, where it has one. */
  'permissions/failed': Nothing
  /** The wallet says that it ended a permission, and the chain does not. Look again in a minute. */
  'permissions/not-ended': Nothing
  /** No server lists the permissions of this account. Name one that serves the network as `backend`. */
  'permissions/not-listed': Nothing
  /** The wallet has none of the methods of ERC-7715. Offer another wallet. */
  'permissions/unsupported': Nothing
  /** The client was destroyed while it spoke with the relay. */
  'relay/closed': Nothing
  /** The request is longer than a relay takes. Nothing was sent: send less data in one request. */
  'relay/message-too-long': { readonly reason: string }
  /** As many messages wait for the relay as may. Ask again when the connection is back. */
  'relay/outbox-full': Nothing
  /**
   * The relay does not want this page. Check `projectId`, the origins that the server allows, and the clock of the
   * device. `reason` is the relay's own.
   */
  'relay/refused': { readonly reason: string }
  /** The relay does not answer. Nothing throws it today: a relay that is away is waited for. */
  'relay/unavailable': Readonly<Record<string, unknown>>
  /** The backend does not answer, or its answer cannot be read. What was read before stays; offer a retry. */
  'resources/unavailable': Readonly<Record<string, unknown>>
  /** Nobody tells this about the network. Give a `backend` that serves it. */
  'resources/unsupported': { readonly network: string }
  /** The user cancelled the sign-in. Go back quietly. */
  'sign-in/cancelled': Nothing
  /** A text is no sign-in message, or its fields make none. `reason` says which part. */
  'sign-in/message-invalid': { readonly reason: string }
  /** No account is connected that could sign in. Connect first. */
  'sign-in/no-account': Nothing
  /** There is no page, as in Node, that would name the application. Give `domain` and `uri`. */
  'sign-in/no-page': Nothing
  /** The client has neither `siwx` nor `siweConfig`. Give one of them. */
  'sign-in/not-enabled': Nothing
  /** The wallet signed another text than the one on screen. Ask again. */
  'sign-in/other-text': Nothing
  /**
   * The sign-in proves nothing, or the server does not accept it. Ask for another signature. `reason` is one word of
   * `SignInRefusalReason`; `status` is that of the server's answer, if there was one.
   */
  'sign-in/refused': { readonly reason: string; readonly status?: unknown }
  /** Nobody is signed in, so there is no session to act with. Sign in first. */
  'sign-in/signed-out': Nothing
  /** The server keeps as many sign-ins as it may. Ask again soon. */
  'sign-in/store-full': Nothing
  /** The server that signs in does not answer. Offer a retry. */
  'sign-in/unavailable': Nothing
  /** The chain that decides about a signature, that of a contract, does not answer. Ask again soon. */
  'signatures/undecided': Nothing
  /** A step of a swap could not be prepared. The message says which; offer a retry. */
  'swap/failed': Nothing
  /** Less would arrive than was on screen, by more than the slippage allows. Show the amounts again. */
  'swap/price-moved': Nothing
  /** What the server proposed is not what the user confirmed. The wallet was not asked; the message says what is wrong. */
  'swap/proposal-refused': Nothing
  /**
   * No block had the transaction in time, which says nothing about it: it may still come. Look at the block explorer
   * before it is sent again.
   */
  'transaction/timeout': { readonly hash: string }
  /**
   * The token counts in other decimals than were shown, so another amount would move. Nothing was sent: do not send it.
   * `onChain` is `null` when the token itself says none.
   */
  'transfer/decimals-differ': { readonly shown: number; readonly onChain: number | null }
  /** Nobody could say in which decimals the chain counts the token. Nothing was sent; offer a retry. */
  'transfer/decimals-unread': Nothing
  /** The issuer of the token froze a part of it. `most` is how much of it goes, as a decimal text. */
  'transfer/frozen': { readonly most: string }
  /** The form has no amount, or no recipient. Ask for both. */
  'transfer/incomplete': Nothing
  /** The adapter cannot read the recipient or the amount. Ask for both again. */
  'transfer/invalid': Nothing
  /** The network fee could not be read. Nothing was sent; offer a retry. */
  'transfer/no-estimate': Nothing
  /** An account begins with more than this on this chain. `least` is what the chain takes, as a decimal text. */
  'transfer/recipient-minimum': { readonly least: string; readonly symbol: string }
  /** The chain says that the transfer would fail. Nothing was sent. `reason` is the chain's own, when it gave one. */
  'transfer/refused-by-chain': { readonly reason: string | null }
  /** Too little would be left at the sender. `least` is what has to stay besides the fee, as a decimal text. */
  'transfer/sender-minimum': { readonly least: string; readonly symbol: string }
  /** The token lies in more accounts than one transaction takes. Send `most`, a decimal text, and the rest afterwards. */
  'transfer/too-many-accounts': { readonly most: string }
  /** What the wallet would be asked for could not be prepared, so it was not asked. Offer a retry. */
  'transfer/unasked': Nothing
  /** The wallet or the chain family sends nothing yet. Offer another one. */
  'transfer/unsupported-chain': { readonly namespace: string }
  /** Things of this standard cannot be sent yet. */
  'transfer/unsupported-asset': { readonly standard: string }
  /** The wallet still shows an earlier prompt. The user answers it in the wallet. */
  'wallet/already-pending': Nothing
  /** The user said no in the wallet. Go back quietly. */
  'wallet/declined': Nothing
  /**
   * The wallet failed. `said` is the wallet's own text, `networkSaid` that of a node, when it gave one; neither is to be
   * trusted. Offer a retry.
   */
  'wallet/failed': { readonly said?: string; readonly networkSaid?: string }
  /** The wallet or the chain family does not have this method. Use the provider, or offer another wallet. */
  'wallet/method-unsupported': { readonly namespace: string }
  /** The wallet is not on this page, or not any more. The user unlocks or installs it. */
  'wallet/not-found': { readonly connectorId: string }
  /** The wallet shows accounts of other chain families only. `families` are the namespaces of those. */
  'wallet/other-family': { readonly families: readonly string[] }
  /** A key of WalletConnect has the wrong form. */
  'walletconnect/key-invalid': Nothing
  /** No link to a wallet could be made, as when the device is offline. Offer a retry. */
  'walletconnect/link-failed': Nothing
  /** The text is no WalletConnect link. Ask for it again. */
  'walletconnect/link-invalid': Nothing
}

/** A code of {@link AppErrorContexts}. */
export type AppErrorCode = keyof AppErrorContexts
