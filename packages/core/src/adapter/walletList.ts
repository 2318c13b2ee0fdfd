import type { Connector } from './ChainAdapter.ts'

/** A wallet of this page; what else it is depends on its chain family. */
export interface ListedWallet {
  readonly connector: Connector
}

/** The wallets of one chain family, in the order they appeared. */
export interface WalletList<wallet extends ListedWallet> {
  wallets(): readonly wallet[]
  connectors(): readonly Connector[]
  find(connectorId: string): wallet | undefined
  /** Calls back when the list changes, until the returned function is called. */
  subscribe(listener: () => void): () => void
  /** Looks again at what the page has. */
  update(): void
  /** Lists a wallet that was brought here, until the returned function is called. */
  addRemoteWallet(wallet: wallet): () => void
  /** Ends every listener. */
  stop(): void
}

/** An icon of more characters is left out. */
const maxIconLength = 400_000

/**
 * Keeps the list of wallets for an adapter: what the page announced, and after it what was brought.
 * Listeners are called when the list changed and not otherwise.
 *
 * @param found reads what the page has, given the list so far; a wallet keeps its object
 * @example
 * import { createWalletList, type ListedWallet } from '@foyer/core/adapter'
 *
 * const announced = new Set<ListedWallet>()
 * const list = createWalletList<ListedWallet>(() => [...announced])
 * list.subscribe(() => console.log(list.connectors().length))
 */
export function createWalletList<wallet extends ListedWallet>(
  found: (known: readonly wallet[]) => readonly wallet[],
): WalletList<wallet> {
  const remoteWallets = new Set<wallet>()
  const listeners = new Set<() => void>()
  let known: readonly wallet[] = []
  const update = () => {
    const wallets = [...found(known), ...remoteWallets]
    const isSame = wallets.every((wallet, index) => wallet === known[index])
    if (isSame && wallets.length === known.length) return
    known = wallets
    for (const listener of [...listeners]) listener()
  }
  return {
    wallets: () => known,
    connectors: () => known.map(({ connector }) => connector),
    // What was brought comes last: no wallet of the page takes its place by taking its name.
    find: (connectorId) => known.findLast(({ connector }) => connector.id === connectorId),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    update,
    addRemoteWallet(wallet) {
      remoteWallets.add(wallet)
      update()
      return () => {
        remoteWallets.delete(wallet)
        update()
      }
    },
    stop: () => listeners.clear(),
  }
}

/**
 * What is shown of a wallet, with the icon that it gave. An icon that is no text, or too long, is
 * left out.
 *
 * @example
 * import { connectorOf } from '@foyer/core/adapter'
 *
 * connectorOf({
 *   id: 'dev.acorn', type: 'ANNOUNCED', name: 'Acorn', rdns: 'dev.acorn', icon: null, chain: 'solana',
 * })
 */
export const connectorOf = ({
  icon,
  ...wallet
}: Omit<Connector, 'imageUrl'> & { readonly icon: unknown }): Connector =>
  Object.freeze({
    ...wallet,
    imageUrl: typeof icon === 'string' && icon.length <= maxIconLength ? icon.trim() : null,
  })
