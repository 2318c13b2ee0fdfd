import { atMostEvery } from '../../adapter/atMostEvery.ts'
import type {
  AccountType,
  ChainAdapter,
  Connection,
  Connector,
  WalletAccount,
} from '../../adapter/ChainAdapter.ts'
import type { Clock } from '../../platform/Platform.ts'
import * as Address from '../../primitives/Address.ts'
import { abortable } from '../../primitives/abortable.ts'
import * as Network from '../../primitives/Network.ts'
import type { Account, ChainState } from '../contract/FoyerState.ts'
import type { FoyerStore } from '../contract/FoyerStore.ts'
import { attemptAbandoned } from '../errors.ts'
import { disconnectedChain } from '../store.ts'

/** The connections there are, by namespace, and what the client's state says of them. */
export interface HeldConnections {
  /** The active one. */
  get(namespace: string): Connection | null
  /** All of a namespace, the active one first. */
  list(namespace: string): readonly Connection[]
  /** All of every namespace. */
  all(): readonly (readonly [namespace: string, connection: Connection])[]
  /**
   * Listens to the wallet from now on and makes it the active one of its namespace, in the place of the
   * others unless they are kept.
   */
  hold(namespace: string, connection: Connection, how: Placing): void
  /** Says in the client's state that this one is connected. */
  show(namespace: string, id: string): void
  /** Stops listening to one, and says nothing of that. */
  release(namespace: string, id: string): Connection | null
  /** Ends one on our side, in this tab only. If it was active, the one that was active before is. */
  drop(namespace: string, id: string): Connection | null
  /** Makes one the active one, without asking its wallet. @returns whether it was another before */
  select(namespace: string, id: string): boolean
  /** Makes another account of the connected wallet the active one. */
  selectAccount(namespace: string, address: string): void
}

/** Where a connection stands among the others of its namespace. */
export interface Placing {
  readonly keepsOthers?: boolean
  /** Keeps the others, in this order of their ids; the first one that is there is the active one. */
  readonly order?: readonly string[]
}

/** A wallet that is connected, active or not. */
interface Held {
  /** As the adapter made it. */
  readonly raw: Connection
  /** What the client asks. */
  readonly connection: Connection
  accounts: readonly Account[]
  unwatch(): void
}

const shown = ({ id, type, name }: Connector) => Object.freeze({ id, type, name })

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
  defaultAccountTypes: { readonly [namespace: string]: AccountType | undefined } | undefined
  /** The wallet is on another network, and the state says so. */
  onMoved(namespace: string, network: Network.Network): void
  /** The wallet ended the connection. */
  onLost(namespace: string, connector: Connector): void
  /** The wallet shows no account any more: it was locked, or its user took the permission back. */
  onLocked(namespace: string, connector: Connector): void
}): HeldConnections {
  /** The active one first. */
  const held = new Map<string, readonly Held[]>()
  const listOf = (namespace: string) => held.get(namespace) ?? []
  const has = (id: string) => (one: Held) => one.raw.connector.id === id

  const release = (namespace: string, id: string): Connection | null => {
    const list = listOf(namespace)
    const one = list.find(has(id))
    one?.unwatch()
    held.set(
      namespace,
      list.filter((other) => other !== one),
    )
    return one?.connection ?? null
  }

  const described = (namespace: string): ChainState['connections'] =>
    Object.freeze(
      listOf(namespace).map(({ raw, accounts }, index) => {
        const connector = shown(raw.connector)
        return Object.freeze({ id: connector.id, connector, accounts, isActive: index === 0 })
      }),
    )

  const networkFor = (namespace: string, reference: string): Network.Network =>
    store
      .getState()
      .chains[namespace]?.requestedNetworks.find(
        ({ caipNetworkId }) => caipNetworkId === `${namespace}:${reference}`,
      ) ?? Network.unsupported({ namespace, reference })

  const completed = (namespace: string, given: readonly WalletAccount[]): readonly Account[] => {
    const usual = adapters.get(namespace)?.accountType
    const unsaid = usual ? (defaultAccountTypes?.[namespace] ?? usual) : 'eoa'
    return Object.freeze(
      given.map(({ address, type = unsaid, publicKey = null, path = null }) =>
        Object.freeze({ namespace, address, type, publicKey, path }),
      ),
    )
  }

  const showAccounts = (namespace: string, one: Held, allAccounts: readonly Account[]) => {
    const chain = store.getState().chains[namespace]
    const { address } = allAccounts[0] ?? {}
    if (!chain?.network || !address) return
    if (JSON.stringify(allAccounts) === JSON.stringify(one.accounts)) return
    one.accounts = allAccounts
    const connections = described(namespace)
    if (listOf(namespace)[0] !== one) return store.updateChain(namespace, { connections })
    store.updateChain(namespace, {
      ...accountState(chain.network, allAccounts),
      connections,
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

  const show = (namespace: string) => {
    const [one] = listOf(namespace)
    if (!one) return
    const { raw, accounts: allAccounts } = one
    const network = networkFor(namespace, raw.chainReference)
    store.updateChain(namespace, {
      status: 'connected',
      network,
      ...accountState(network, allAccounts),
      connector: shown(raw.connector),
      connections: described(namespace),
      // A remote wallet says which networks it takes; any other asks its user.
      approvedNetworks: null,
      supportsAllNetworks: raw.connector.type === 'WALLET_CONNECT' ? null : true,
      balance: null,
      balanceSymbol: null,
    })
  }

  const activate = (namespace: string) => {
    adapters.get(namespace)?.use(listOf(namespace)[0]?.raw ?? null)
    show(namespace)
  }

  /** Ends a connection on our side, in this tab only. */
  const drop = (namespace: string, id: string): Connection | null => {
    const [active] = listOf(namespace)
    const connection = release(namespace, id)
    if (!connection) return null
    if (active?.connection !== connection) {
      store.updateChain(namespace, { connections: described(namespace) })
      return connection
    }
    activate(namespace)
    if (listOf(namespace).length > 0) return connection
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
    get: (namespace) => listOf(namespace)[0]?.connection ?? null,
    list: (namespace) => listOf(namespace).map(({ connection }) => connection),
    all: () =>
      [...held].flatMap(([namespace, list]) =>
        list.map(({ connection }) => [namespace, connection] as const),
      ),
    hold(namespace, connection, { order, keepsOthers = order !== undefined }) {
      const { id } = connection.connector
      for (const { raw } of listOf(namespace))
        if (!keepsOthers || raw.connector.id === id) release(namespace, raw.connector.id)
      const accountsShown = atMostEvery<readonly WalletAccount[]>({
        clock,
        atOnce: 1,
        call: (changed) => showAccounts(namespace, one, completed(namespace, changed)),
      })
      const networkShown = atMostEvery<string>({
        clock,
        // The application gets moves one by one, unless they are a flood.
        atOnce: 4,
        call: (reference) => {
          // Where an inactive wallet is, is read when it becomes the active one.
          if (listOf(namespace)[0] === one) showNetwork(namespace, reference)
        },
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
        disconnected: () => onLost(namespace, connection.connector),
      })
      const one: Held = {
        raw: connection,
        accounts: completed(namespace, connection.accounts),
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
      }
      const placeOf = ({ raw }: Held) => order?.indexOf(raw.connector.id) ?? 0
      const list = [one, ...listOf(namespace)].sort((a, b) => placeOf(a) - placeOf(b))
      held.set(namespace, list)
      if (list[0] === one) adapters.get(namespace)?.use(connection)
    },
    show(namespace, id) {
      if (listOf(namespace)[0]?.raw.connector.id === id) show(namespace)
      else store.updateChain(namespace, { connections: described(namespace) })
    },
    release,
    drop,
    select(namespace, id) {
      const [active, ...others] = listOf(namespace)
      const one = others.find(has(id))
      if (!active || !one) return false
      held.set(namespace, [one, active, ...others.filter((other) => other !== one)])
      activate(namespace)
      return true
    },
    selectAccount(namespace, address) {
      const [one] = listOf(namespace)
      const chosen = one?.accounts.find((account) => account.address === address)
      if (one && chosen)
        showAccounts(
          namespace,
          one,
          Object.freeze([chosen, ...one.accounts.filter((other) => other !== chosen)]),
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
    addressExplorerUrl: explorer?.startsWith('https:') ? `${explorer}/address/${address}` : null,
  }
}
