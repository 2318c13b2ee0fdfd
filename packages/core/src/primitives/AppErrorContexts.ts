/** Nothing but the message and the code. */
type Nothing = Readonly<Record<string, never>>

/**
 * Every code of the packages that an application installs, with the context its error carries. A
 * package of your own can add codes by declaration merging.
 */
export interface AppErrorContexts {
  'account/not-smart': Nothing
  'permissions/failed': Nothing
  'permissions/not-ended': Nothing
  'permissions/unsupported': Nothing
  'adapter/not-found': { readonly namespace: string }
  'balance/unavailable': Nothing
  'buy/unavailable': Nothing
  'caip/invalid-account-id': { readonly value: unknown }
  'caip/invalid-address': Nothing
  'caip/invalid-network-id': { readonly value: unknown }
  /** `status` is that of the server's answer, if there was one. */
  'catalogue/unavailable': { readonly status?: number }
  'connection/abandoned': Nothing
  'connection/code-unavailable': Nothing
  'connection/no-network': Nothing
  'connection/no-relay': Nothing
  'connection/not-connected': { readonly namespace: string }
  'login/failed': Nothing
  'login/frame-unavailable': { readonly reason: 'timeout' | 'version' | 'closed' }
  'login/no-email': Nothing
  'login/no-page': Nothing
  'login/timed-out': Nothing
  'login/window-blocked': Nothing
  'login/no-family': Nothing
  'modal/closed': Nothing
  /** The words in which the user is told. */
  'modal/failed': {
    readonly title: string
    readonly explanation: string
    readonly retry: string
    readonly close: string
  }
  'modal/unavailable': Nothing
  'navigation/unknown-view': { readonly view: string }
  'network/mismatch': {
    readonly chainId: number | string
    readonly walletChainId: number | string
  }
  'network/not-found': { readonly network: string }
  'network/superseded': Nothing
  'network/unsupported-by-wallet': Nothing
  'options/networks-missing': Nothing
  'options/siwx-and-siwe': Nothing
  'relay/closed': Nothing
  'relay/message-too-long': { readonly reason: string }
  'relay/outbox-full': Nothing
  /** `reason` is the relay's own. */
  'relay/refused': { readonly reason: string }
  'relay/unavailable': Readonly<Record<string, unknown>>
  'resources/unavailable': Readonly<Record<string, unknown>>
  'resources/unsupported': { readonly network: string }
  'sign-in/cancelled': Nothing
  'sign-in/no-account': Nothing
  'sign-in/not-enabled': Nothing
  'sign-in/other-text': Nothing
  'sign-in/unavailable': Nothing
  'swap/failed': Nothing
  'swap/price-moved': Nothing
  /** The message says what is wrong with what the server proposed. */
  'swap/proposal-refused': Nothing
  'transaction/timeout': { readonly hash: string }
  /** `onChain` is `null` when the token itself says none. */
  'transfer/decimals-differ': { readonly shown: number; readonly onChain: number | null }
  'transfer/decimals-unread': Nothing
  /** `most` is how much of the token goes, as a decimal text. */
  'transfer/frozen': { readonly most: string }
  'transfer/incomplete': Nothing
  'transfer/invalid': Nothing
  'transfer/no-estimate': Nothing
  /** `least` is what the chain takes, as a decimal text. */
  'transfer/recipient-minimum': { readonly least: string; readonly symbol: string }
  /** `reason` is the chain's own, when it gave one. */
  'transfer/refused-by-chain': { readonly reason: string | null }
  'transfer/sender-minimum': { readonly least: string; readonly symbol: string }
  'transfer/too-many-accounts': { readonly most: string }
  'transfer/unasked': Nothing
  'transfer/unsupported-chain': { readonly namespace: string }
  'transfer/unsupported-asset': { readonly standard: string }
  'wallet/already-pending': Nothing
  'wallet/declined': Nothing
  /** `said` is the wallet's own text, `networkSaid` that of a node, when it gave one. */
  'wallet/failed': { readonly said?: string; readonly networkSaid?: string }
  /** Methods of the chain family that Foyer has no hook for yet. */
  'wallet/method-unsupported': { readonly namespace: string }
  'wallet/not-found': { readonly connectorId: string }
  /** `families` are the namespaces the wallet shows accounts of. */
  'wallet/other-family': { readonly families: readonly string[] }
  'walletconnect/key-invalid': Nothing
  'walletconnect/link-failed': Nothing
  'walletconnect/link-invalid': Nothing
}

/** A code of {@link AppErrorContexts}. */
export type AppErrorCode = keyof AppErrorContexts
