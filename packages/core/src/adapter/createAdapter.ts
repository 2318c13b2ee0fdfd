import type { ChainAdapter, RemoteWallet } from './ChainAdapter.ts'
import type { ListedWallet, WalletList } from './walletList.ts'

/** The wallets that a family finds in the page. */
export interface Discovery<wallet extends ListedWallet> extends WalletList<wallet> {
  /** Asks wallets to announce themselves again. */
  request(): void
}

/** What an adapter does with wallets once a user connects one. */
export interface WalletConnections
  extends Pick<ChainAdapter, 'connect' | 'resume' | 'unlocked' | 'use'> {
  /** Loads what the wallets that are here need. */
  prepare?(): Promise<unknown>
}

/**
 * An adapter of wallets that are found in the page and connected by code that is loaded when a user connects one.
 *
 * @param parameters.provider what the page holds on to, whichever wallet is connected
 * @param parameters.listed a remote wallet as the family lists it
 * @param parameters.load imports what connects; it is called until it succeeds, and not again
 * @param parameters.getBalance is lent the same code
 * @example
 * import { createAdapter, type ChainAdapter, type Discovery, type ListedWallet } from '@foyer/core/adapter'
 *
 * declare const discovery: Discovery<ListedWallet>
 * declare const connections: Pick<ChainAdapter, 'connect' | 'resume' | 'unlocked' | 'use'>
 * const adapter = createAdapter({
 *   ...{ provider: {}, discovery },
 *   listed: ({ connector }) => ({ connector }),
 *   load: async () => connections,
 *   getBalance: () => Promise.reject(new Error('No balance is read')),
 * })
 */
export function createAdapter<wallet extends ListedWallet, connections extends WalletConnections>({
  provider,
  accountType,
  discovery,
  listed,
  load: loadConnections,
  getBalance,
}: Pick<ChainAdapter, 'provider' | 'accountType'> & {
  readonly discovery: Discovery<wallet>
  listed(remote: RemoteWallet): wallet
  load(): Promise<connections>
  getBalance(
    parameters: Parameters<ChainAdapter['getBalance']>[0],
    load: () => Promise<connections>,
  ): ReturnType<ChainAdapter['getBalance']>
}): ChainAdapter {
  let wallets: connections | undefined
  const load = async () => {
    const loaded = await loadConnections()
    wallets ??= loaded
    return wallets
  }
  return {
    provider,
    ...(accountType && { accountType }),
    connectors: discovery.connectors,
    subscribe: discovery.subscribe,
    discover: discovery.request,
    addRemoteWallet: (remote) => discovery.addRemoteWallet(listed(remote)),
    // Where the code is here, the wallet is asked in the press itself: browsers let it open a window then.
    connect: async (parameters) => (wallets ?? (await load())).connect(parameters),
    resume: async (parameters) => (await load()).resume(parameters),
    unlocked: async (parameters) => (await load()).unlocked(parameters),
    async prepare() {
      await (await load()).prepare?.()
    },
    // A connection is made by that code, so it is here.
    use: (connection) => wallets?.use(connection),
    getBalance: (parameters) => getBalance(parameters, load),
    detach() {
      wallets?.use(null)
      discovery.stop()
    },
  }
}
