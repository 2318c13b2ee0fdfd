import type { ChainAdapter, Connection, Connector } from '../adapter/ChainAdapter.ts'
import type { Clock } from '../platform/Platform.ts'
import * as Address from '../primitives/Address.ts'
import { AppError } from '../primitives/AppError.ts'
import * as Network from '../primitives/Network.ts'
import { abortable } from './abortable.ts'
import { type ConnectOptions, walletConnectId } from './ConnectOptions.ts'
import { adapterNotFound, attemptAbandoned } from './errors.ts'
import type { Account } from './FoyerState.ts'
import type { RememberedConnections } from './rememberedConnections.ts'
import { disconnectedChain, type FoyerStore } from './store.ts'
import type { WalletConnect } from './walletConnect.ts'

/** A stored connection that its wallet does not confirm by then is given up. */
const resumeTimeoutMs = 5_000
/** How long a wallet may take to forget us before we stop waiting for it. */
const signOutTimeoutMs = 3_000
/** Wallets have been seen to report an account a thousand times a second; people read slower. */
const accountsIntervalMs = 50

/** The wallets of one client. At most one is connected for each namespace. */
export interface Connections {
  connect(options: ConnectOptions): Promise<void>
  /**
   * Resumes what is remembered, without any prompt. What `elsewhere` says was written by another tab
   * and stays remembered even if its wallet shows nothing here.
   */
  resume(elsewhere?: boolean): void
  /** Ends disconnected whatever the wallet does. */
  disconnect(namespace?: string): Promise<void>
  /** The connection of a namespace, for asking its wallet something. */
  current(namespace: string): Connection | null
  /** Makes another account of the connected wallet the active one. */
  selectAccount(namespace: string, address: string): void
  /** Ends listeners and attempts; changes neither wallet nor storage. */
  stop(): void
}

export function createConnections({
  store,
  adapters,
  clock,
  remembered,
  track,
  onArrival,
  walletConnect,
}: {
  store: FoyerStore
  adapters: ReadonlyMap<string, ChainAdapter>
  clock: Clock
  remembered: RememberedConnections
  track(event: string, properties?: Record<string, unknown>): void
  /** A person connected, or the wallet moved to another network. */
  onArrival(namespace: string): void
  /** Makes wallets of other devices known to the adapters; `null` when there are none. */
  walletConnect(): Promise<WalletConnect | null>
}): Connections {
  const active = new Map<string, { connection: Connection; unwatch: () => void }>()
  const attempts = new Map<string, AbortController>()

  const adapterOf = (namespace: string): ChainAdapter => {
    const adapter = adapters.get(namespace)
    if (!adapter) throw adapterNotFound(namespace)
    return adapter
  }

  /** Starts an attempt in the place of any other on this namespace. */
  const begin = (namespace: string, outer?: AbortSignal): AbortController => {
    const earlier = attempts.get(namespace)
    const attempt = new AbortController()
    attempts.set(namespace, attempt)
    earlier?.abort(attemptAbandoned())
    outer?.addEventListener('abort', () => attempt.abort(attemptAbandoned()), {
      once: true,
      signal: attempt.signal,
    })
    if (!active.has(namespace)) store.updateChain(namespace, { status: 'connecting' })
    attempt.signal.addEventListener('abort', () => end(namespace, attempt), { once: true })
    return attempt
  }

  /** Puts the status back unless a newer attempt or a connection has taken over. */
  const end = (namespace: string, attempt: AbortController) => {
    if (attempts.get(namespace) !== attempt) return
    attempts.delete(namespace)
    if (!active.has(namespace)) store.updateChain(namespace, { status: 'disconnected' })
  }

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

  const showAccounts = (namespace: string, accounts: readonly string[]) => {
    const chain = store.getState().chains[namespace]
    const [address] = accounts
    if (!chain?.network || !address) return
    if (
      accounts.length === chain.allAccounts.length &&
      accounts.every((account, index) => account === chain.allAccounts[index]?.address)
    )
      return
    store.updateChain(namespace, {
      address,
      caipAddress: `${chain.network.caipNetworkId}:${address}`,
      allAccounts: Object.freeze(accounts.map((account) => accountOf(namespace, account))),
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
      caipAddress: chain.address && `${network.caipNetworkId}:${chain.address}`,
      balance: null,
      balanceSymbol: null,
    })
    track('SWITCH_NETWORK', { network: network.caipNetworkId })
    onArrival(namespace)
  }

  const adopt = (namespace: string, connection: Connection) => {
    const { connector, accounts, chainReference } = connection
    release(namespace)
    const network = networkFor(namespace, chainReference)
    const adapter = adapterOf(namespace)
    adapter.use(connection)
    const [showAccountsSoon, stopShowing] = atMostEvery<readonly string[]>(
      clock,
      accountsIntervalMs,
      (changed) => showAccounts(namespace, changed),
    )
    const unwatch = connection.watch({
      accountsChanged: (changed) =>
        changed.length === 0 ? lose(namespace) : showAccountsSoon(changed),
      chainChanged: (reference) => showNetwork(namespace, reference),
      disconnected: () => lose(namespace),
    })
    active.set(namespace, {
      connection,
      unwatch() {
        stopShowing()
        unwatch()
      },
    })
    attempts.delete(namespace)
    store.updateChain(namespace, {
      status: 'connected',
      network,
      address: accounts[0] ?? null,
      caipAddress: `${network.caipNetworkId}:${accounts[0]}`,
      allAccounts: Object.freeze(accounts.map((account) => accountOf(namespace, account))),
      connector: Object.freeze({ id: connector.id, type: connector.type, name: connector.name }),
      balance: null,
      balanceSymbol: null,
    })
  }

  /** Ends a connection on our side, in this tab only. */
  const drop = (namespace: string): Connection | null => {
    const connection = release(namespace)
    if (!connection) return null
    adapters.get(namespace)?.use(null)
    const { network = null, requestedNetworks = [] } = store.getState().chains[namespace] ?? {}
    const known = requestedNetworks.some((ours) => ours.caipNetworkId === network?.caipNetworkId)
    store.updateChain(namespace, {
      ...disconnectedChain,
      // The stand-in for a network we do not know goes with the wallet that was on it.
      ...(connection && !known && { network: requestedNetworks[0] ?? null }),
    })
    return connection
  }

  /** The wallet took itself away, or the person did. */
  const lose = (namespace: string): Connection | null => {
    remembered.forget(namespace)
    return drop(namespace)
  }

  const leave = async (namespace: string) => {
    attempts.get(namespace)?.abort(attemptAbandoned())
    const connection = lose(namespace)
    if (!connection) return
    const deadline = new AbortController()
    const cancelDeadline = clock.after(signOutTimeoutMs, () =>
      deadline.abort(new Error('The wallet did not answer in time.')),
    )
    try {
      await abortable(connection.disconnect({ signal: deadline.signal }), deadline.signal)
      track('DISCONNECT_SUCCESS', { namespace })
    } catch (error) {
      track('DISCONNECT_ERROR', { namespace, message: (error as Error)?.message })
    } finally {
      cancelDeadline()
    }
  }

  const resumeOne = async (namespace: string, connectorId: string, elsewhere = false) => {
    const attempt = begin(namespace)
    const cancelDeadline = clock.after(resumeTimeoutMs, () => attempt.abort(attemptAbandoned()))
    const { signal } = attempt
    try {
      if (connectorId === walletConnectId && !(await abortable(walletConnect(), signal))) return
      const connection = await abortable(
        adapterOf(namespace).resume({ connectorId, signal }),
        signal,
      )
      if (connection) {
        adopt(namespace, connection)
        if (remembered.expected() === namespace) welcome(connection, 'mobile')
        // The page comes back to the wallet that was used, unless another is there or on its way.
        const { activeNamespace, chains } = store.getState()
        if (chains[activeNamespace ?? '']?.status === 'disconnected')
          store.update({ activeNamespace: namespace })
      } else if (!elsewhere) remembered.forget(namespace)
    } catch {
      // Nobody asked for this connection just now, so its failure is a status and no message.
    } finally {
      cancelDeadline()
      end(namespace, attempt)
    }
  }

  /** Somebody connected this wallet just now, and it is remembered. */
  const welcome = ({ connector }: Connection, method: string) => {
    const { id, name, chain } = connector
    remembered.remember(chain, id)
    track('CONNECT_SUCCESS', { name, method })
    if (isShared(connector)) share(connector)
  }

  /** The other chain families of a session follow the one that was connected. */
  const share = ({ chain, id }: Connector) => {
    for (const [namespace, adapter] of adapters)
      if (
        namespace !== chain &&
        !active.has(namespace) &&
        adapter.connectors().some((connector) => connector.id === id)
      )
        void resumeOne(namespace, id, true).then(() => {
          if (active.has(namespace)) remembered.remember(namespace, id)
        })
  }

  /** Another tab connected or disconnected: this one follows, without asking anybody. */
  const stopWatching = remembered.watch(() => {
    const now = new Map(
      remembered.all().map(({ namespace, connectorId }) => [namespace, connectorId]),
    )
    for (const namespace of adapters.keys()) {
      const wanted = now.get(namespace)
      const held = active.get(namespace)?.connection.connector.id
      if (wanted === held) continue
      drop(namespace)
      if (wanted !== undefined && !attempts.has(namespace)) void resumeOne(namespace, wanted, true)
    }
  })

  const connections: Connections = {
    async connect(options) {
      const { connector, signal: outer, onAlreadyPending, method = () => 'browser' } = options
      if (connector === walletConnectId) {
        const paired = await walletConnect()
        if (!paired) throw relayMissing()
        return paired.connect(options, connections.connect)
      }
      const namespace = connector.chain
      const adapter = adapterOf(namespace)
      if (outer?.aborted) throw attemptAbandoned()
      const attempt = begin(namespace, outer)
      const { signal } = attempt
      try {
        const connection = await abortable(
          adapter.connect({
            connectorId: connector.id,
            signal,
            onAlreadyPending: () => !signal.aborted && onAlreadyPending?.(),
          }),
          signal,
        )
        adopt(namespace, connection)
        store.update({ activeNamespace: namespace })
        welcome(connection, method())
        onArrival(namespace)
      } catch (error) {
        if (!signal.aborted) {
          const { kind, message } = error as AppError
          track(kind === 'declined' ? 'USER_REJECTED' : 'CONNECT_ERROR', {
            name: connector.name,
            message,
          })
        }
        throw error
      } finally {
        if (isShared(connector)) remembered.expect(null)
        end(namespace, attempt)
      }
    },
    resume(elsewhere) {
      for (const { namespace, connectorId } of remembered.all())
        if (adapters.has(namespace)) void resumeOne(namespace, connectorId, elsewhere)
    },
    async disconnect(namespace) {
      const leaving = namespace === undefined ? [...adapters.keys()] : [namespace]
      await Promise.all(
        leaving.map((each) => {
          const connector = active.get(each)?.connection.connector
          // One session: its wallet is asked once, and nothing of it stays on any family.
          if (connector && isShared(connector))
            for (const [other, { connection }] of [...active])
              if (other !== each && connection.connector.id === connector.id) lose(other)
          return leave(each)
        }),
      )
    },
    current: (namespace) => active.get(namespace)?.connection ?? null,
    selectAccount(namespace, address) {
      const { allAccounts } = store.getState().chains[namespace] ?? { allAccounts: [] }
      const known = allAccounts.map((account) => account.address)
      if (known.includes(address))
        showAccounts(namespace, [address, ...known.filter((other) => other !== address)])
    },
    stop() {
      stopWatching()
      for (const attempt of attempts.values()) attempt.abort(attemptAbandoned())
      for (const namespace of active.keys()) release(namespace)
    },
  }
  return connections
}

/** Whether one session of this wallet serves every chain family. */
const isShared = ({ type }: Connector) => type === 'WALLET_CONNECT' || type === 'AUTH'

/** Calls at once, and then no more often than the interval, always with the newest value in the end. */
function atMostEvery<value>(
  clock: Clock,
  intervalMs: number,
  call: (value: value) => void,
): [offer: (value: value) => void, stop: () => void] {
  let lastMs = Number.NEGATIVE_INFINITY
  let newest: { value: value } | null = null
  let cancel: (() => void) | null = null
  const run = () => {
    cancel = null
    if (!newest) return
    const { value } = newest
    newest = null
    lastMs = clock.now()
    call(value)
  }
  return [
    (value) => {
      newest = { value }
      const restMs = lastMs + intervalMs - clock.now()
      if (restMs <= 0 || restMs > intervalMs) run()
      else cancel ??= clock.after(restMs, run)
    },
    () => cancel?.(),
  ]
}

const accountOf = (namespace: string, address: string): Account =>
  Object.freeze({
    namespace,
    address,
    type: namespace === 'bip122' ? 'payment' : 'eoa',
    publicKey: null,
    path: null,
  })

const relayMissing = () =>
  new AppError('connection/no-relay', 'Give `projectId` and a `backend` with a relay.', {
    kind: 'invalid',
  })
