import type {
  ChainAdapter,
  Connection,
  Connector,
  WalletAccount,
} from '../../adapter/ChainAdapter.ts'
import type { Clock } from '../../platform/Platform.ts'
import * as Address from '../../primitives/Address.ts'
import * as Network from '../../primitives/Network.ts'
import { attemptAbandoned } from '../errors.ts'
import type { FoyerOptions } from '../FoyerOptions.ts'
import type { Account, ConnectedWallet } from '../FoyerState.ts'
import { disconnectedChain, type FoyerStore } from '../store.ts'
import { abortable } from './abortable.ts'

/** Wallets have been seen to report changes a thousand times a second; users read slower. */
const changesIntervalMs = 50

/** The connections there are, one for each namespace, and what the client's state says of them. */
export interface HeldConnections {
  get(namespace: string): Connection | null
  /** By namespace. */
  all(): readonly (readonly [namespace: string, connection: Connection])[]
  /** Hears of all that the wallet changes from now on, in the place of any other of its namespace. */
  hold(namespace: string, connection: Connection): void
  /** Says in the client's state that it is connected. */
  show(namespace: string, connection: Connection): void
  /** Hears no more of it, and says nothing of that. */
  release(namespace: string): Connection | null
  /** Ends it on our side, in this tab only. */
  drop(namespace: string): Connection | null
  /** Makes another account of the connected wallet the active one. */
  selectAccount(namespace: string, address: string): void
}

export function holdConnections({
  store,
  adapters,
  clock,
  defaultAccountTypes,
  onMoved,
  onLost,
  onLocked,
}: {
  store: FoyerStore
  adapters: ReadonlyMap<string, ChainAdapter>
  clock: Clock
  defaultAccountTypes: FoyerOptions['defaultAccountTypes']
  /** The wallet is on another network, and the state says so. */
  onMoved(namespace: string, network: Network.Network): void
  /** The wallet ended the connection. */
  onLost(namespace: string): void
  /** The wallet shows no account any more: it was locked, or its user took the permission back. */
  onLocked(namespace: string, connector: Connector): void
}): HeldConnections {
  const active = new Map<string, { connection: Connection; unwatch: () => void }>()

  const release = (namespace: string): Connection | null => {
    const held = active.get(namespace)
    held?.unwatch()
    active.delete(namespace)
    return held?.connection ?? null
  }

  const networkFor = (namespace: string, reference: string): Network.Network =>
    store
      .getState()
      .chains[namespace]?.requestedNetworks.find(
        ({ caipNetworkId }) => caipNetworkId === `${namespace}:${reference}`,
      ) ?? Network.unsupported({ namespace, reference })

  const completed = (namespace: string, given: readonly WalletAccount[]): readonly Account[] => {
    const unsaid = namespace === 'bip122' ? (defaultAccountTypes?.bip122 ?? 'payment') : 'eoa'
    return Object.freeze(
      given.map(({ address, type = unsaid, publicKey = null, path = null }) =>
        Object.freeze({ namespace, address, type, publicKey, path }),
      ),
    )
  }

  const showAccounts = (namespace: string, allAccounts: readonly Account[]) => {
    const chain = store.getState().chains[namespace]
    const { address } = allAccounts[0] ?? {}
    if (!chain?.network || !address) return
    if (JSON.stringify(allAccounts) === JSON.stringify(chain.allAccounts)) return
    store.updateChain(namespace, {
      ...accountState(chain.network, allAccounts),
      ...(chain.connector && connectionState(chain.connector, allAccounts)),
      ...(!(chain.address && Address.equals(chain.address, address)) && {
        balance: null,
        balanceSymbol: null,
      }),
    })
  }

  const showNetwork = (namespace: string, reference: string) => {
    const chain = store.getState().chains[namespace]
    const network = networkFor(namespace, reference)
    if (!chain || chain.network?.caipNetworkId === network.caipNetworkId) return
    store.updateChain(namespace, {
      network,
      ...(chain.address && accountState(network, chain.allAccounts)),
      balance: null,
      balanceSymbol: null,
    })
    onMoved(namespace, network)
  }

  /** Ends a connection on our side, in this tab only. */
  const drop = (namespace: string): Connection | null => {
    const connection = release(namespace)
    if (!connection) return null
    adapters.get(namespace)?.use(null)
    const { requestedNetworks = [] } = store.getState().chains[namespace] ?? {}
    const first = store.getInitialState().chains[namespace]?.network?.caipNetworkId
    // Where the wallet was goes with it.
    const network =
      requestedNetworks.find(({ caipNetworkId }) => caipNetworkId === first) ??
      requestedNetworks[0] ??
      null
    store.updateChain(namespace, { ...disconnectedChain, network })
    return connection
  }

  return {
    get: (namespace) => active.get(namespace)?.connection ?? null,
    all: () => [...active].map(([namespace, { connection }]) => [namespace, connection]),
    hold(namespace, connection) {
      release(namespace)
      adapters.get(namespace)?.use(connection)
      const accountsShown = atMostEvery<readonly WalletAccount[]>({
        clock,
        atOnce: 1,
        call: (changed) => showAccounts(namespace, completed(namespace, changed)),
      })
      const networkShown = atMostEvery<string>({
        clock,
        // The application hears of moves one by one, unless they are a flood.
        atOnce: 4,
        call: (reference) => showNetwork(namespace, reference),
      })
      /** One at a time: a wallet that is asked for several networks answers in any order. */
      let switching: Promise<unknown> | null = null
      let latest = 0
      const ends = new AbortController()
      const unwatch = connection.watch({
        accountsChanged: (changed) =>
          changed.length === 0
            ? onLocked(namespace, connection.connector)
            : accountsShown.offer(changed),
        chainChanged: networkShown.offer,
        disconnected: () => onLost(namespace),
      })
      active.set(namespace, {
        connection: Object.assign(Object.create(connection) as Connection, {
          // A wallet that never answers, or was disconnected, would hold the caller up for ever.
          async switchNetwork(parameters: Parameters<Connection['switchNetwork']>[0]) {
            latest += 1
            const turn = latest
            const earlier = switching
            const { signal } = parameters
            try {
              if (earlier) {
                const { waitForTurn } = await import('./waitForTurn.ts')
                const isLatest = () => turn === latest
                await abortable(waitForTurn({ earlier, isLatest, clock, signal }), ends.signal)
              }
              const own = abortable(connection.switchNetwork(parameters), signal)
              switching = own
              await abortable(own, ends.signal).finally(() => {
                if (switching === own) switching = null
              })
            } catch (error) {
              throw signal.aborted ? attemptAbandoned() : error
            }
            networkShown.flush()
          },
        }),
        unwatch() {
          ends.abort(attemptAbandoned())
          accountsShown.stop()
          networkShown.stop()
          unwatch()
        },
      })
    },
    show(namespace, { connector: { id, type, name }, accounts, chainReference }) {
      const network = networkFor(namespace, chainReference)
      const allAccounts = completed(namespace, accounts)
      const connector = Object.freeze({ id, type, name })
      store.updateChain(namespace, {
        status: 'connected',
        network,
        ...accountState(network, allAccounts),
        ...connectionState(connector, allAccounts),
        connector,
        // A remote wallet says which networks it takes; any other asks its user.
        supportsAllNetworks: type === 'WALLET_CONNECT' ? null : true,
        balance: null,
        balanceSymbol: null,
      })
    },
    release,
    drop,
    selectAccount(namespace, address) {
      const { allAccounts } = store.getState().chains[namespace] ?? { allAccounts: [] }
      const chosen = allAccounts.find((account) => account.address === address)
      if (chosen)
        showAccounts(
          namespace,
          Object.freeze([chosen, ...allAccounts.filter((other) => other !== chosen)]),
        )
    },
  }
}

/** What follows from the accounts, the first of which is in use, and from the network. */
function accountState({ caipNetworkId, blockExplorers }: Network.Network, all: readonly Account[]) {
  const [{ address, type } = { address: null, type: null }] = all
  const explorer = blockExplorers?.default.url.replace(/\/$/, '')
  return {
    address,
    caipAddress: `${caipNetworkId}:${address}`,
    allAccounts: all,
    preferredAccountType: type,
    addressExplorerUrl: explorer?.startsWith('https://') ? `${explorer}/address/${address}` : null,
  }
}

function connectionState(connector: ConnectedWallet, accounts: readonly Account[]) {
  const connection = Object.freeze({ id: connector.id, connector, accounts, isActive: true })
  return { connections: Object.freeze([connection]) }
}

/**
 * Calls at once for so many values, and then no more often than the interval, always with the newest
 * value in the end.
 */
function atMostEvery<value>({
  clock,
  atOnce,
  call,
}: {
  clock: Clock
  atOnce: number
  call(value: value): void
}): { offer(value: value): void; flush(): void; stop(): void } {
  let sinceMs = Number.NEGATIVE_INFINITY
  let calls = 0
  let newest: { value: value } | null = null
  let cancel = () => {}
  const run = () => {
    cancel()
    if (!newest) return
    const { value } = newest
    newest = null
    calls += 1
    call(value)
  }
  const begin = () => {
    sinceMs = clock.elapsed()
    calls = 0
    run()
  }
  return {
    offer(value) {
      newest = { value }
      const restMs = sinceMs + changesIntervalMs - clock.elapsed()
      if (restMs <= 0) return begin()
      if (calls < atOnce) return run()
      cancel()
      cancel = clock.after(restMs, begin)
    },
    /** Calls now with what waits, if anything. */
    flush: run,
    stop: () => cancel(),
  }
}
