/**
 * A client as bridges to other libraries see it: what is connected, and the ways to change that.
 * `createFoyer` returns one.
 */
export interface ConnectionSource {
  getState(): {
    readonly open: boolean
    readonly chains: {
      readonly [namespace: string]: {
        readonly status: 'connecting' | 'connected' | 'disconnected'
        /** The first account is the active one. */
        readonly allAccounts: readonly { readonly address: string }[]
        readonly network: { readonly caipNetworkId: string } | null
      }
    }
  }
  /** Calls back after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void
  /** Shows the list of wallets. */
  open(options: { readonly view: 'Connect'; readonly namespace: string }): Promise<unknown>
  disconnect(namespace: string): Promise<void>
  /** @throws `network/not-found`, `wallet/declined`, `network/unsupported-by-wallet` */
  switchNetwork(caipNetworkId: string): Promise<void>
  getProvider(namespace: string): unknown
}
