import type { Http } from '../platform/Platform.ts'
import type { Network, readableUrls } from '../primitives/Network.ts'
import type { ChainRead } from './ChainAdapter.ts'
import type { ProviderOf } from './ProviderTypes.ts'

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
        readonly network: Network | null
        readonly requestedNetworks: readonly Network[]
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
  getProvider<namespace extends string>(namespace: namespace): ProviderOf<namespace>
  /** What lets a bridge read chains as the client itself does, and tell resuming from connecting. */
  readonly internals: {
    readonly platform: { readonly http: Http }
    readonly options: { getState(): Parameters<typeof readableUrls>[0] }
    resources(): Promise<{
      rpc(read: ChainRead): Promise<{ readonly result: unknown } | null>
    } | null>
    /** `reconnecting` while a stored connection is resumed. */
    readonly store: { statusOf(namespace: string): string }
  }
}
