import type { ChainAdapter, Connection, Connector } from '../../adapter/ChainAdapter.ts'
import type { Clock, PageWindow } from '../../platform/Platform.ts'
import { AppError } from '../../primitives/AppError.ts'
import { adapterNotFound, attemptAbandoned } from '../errors.ts'
import type { FoyerOptions } from '../FoyerOptions.ts'
import type { WalletConnect } from '../pairing/walletConnect.ts'
import type { FoyerStore } from '../store.ts'
import { abortable } from './abortable.ts'
import { type ConnectOptions, walletConnectId } from './ConnectOptions.ts'
import { holdConnections } from './holdConnections.ts'
import { moveToChosen } from './moveToChosen.ts'
import { rememberConnections } from './rememberConnections.ts'
import type { RememberedConnections } from './rememberedConnections.ts'
import type { Attempt, ConnectionsInside, ResumeOptions } from './resumeWallet.ts'
import { signOut } from './signOut.ts'

/** The wallets of one client. Of those that are connected in a namespace, one is active. */
export interface Connections {
  connect(options: ConnectOptions): Promise<void>
  /**
   * Resumes what is remembered, without any prompt; a wallet that is locked, when it is unlocked. A
   * session that `elsewhere` says was written by another tab stays remembered even if it is not here.
   */
  resume(elsewhere?: boolean): void
  /** Ends disconnected whatever the wallet does; with an id, one wallet of a namespace. */
  disconnect(namespace?: string, connectionId?: string): Promise<void>
  /** Makes another connected wallet the active one of its namespace, without asking it. */
  selectConnection(namespace: string, connectionId: string): void
  /** The active connection of a namespace, for asking its wallet something. */
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
  window,
  defaultAccountTypes,
  remembered: known,
  reconnects,
  track,
  onArrival,
  walletConnect,
  chosen,
  switchNetwork,
}: {
  store: FoyerStore
  adapters: ReadonlyMap<string, ChainAdapter>
  clock: Clock
  window: PageWindow | null
  defaultAccountTypes: FoyerOptions['defaultAccountTypes']
  remembered: RememberedConnections
  /** Whether a wallet that was locked is connected again by itself. */
  reconnects: boolean
  track(event: string, properties?: Record<string, unknown>): void
  /** A person connected, or the wallet moved to another network. */
  onArrival(namespace: string): void
  /** Makes wallets of other devices known to the adapters; `null` when there are none. */
  walletConnect(): Promise<WalletConnect | null>
  /** Networks that were chosen while nothing was connected, by namespace. */
  chosen: Map<string, string>
  switchNetwork(id: string): Promise<void>
}): Connections {
  const remembered = rememberConnections(known, window)
  const loadResume = () => import('./resumeWallet.ts')
  const attempts = new Map<string, Attempt>()
  const held = holdConnections({
    store,
    adapters,
    clock,
    defaultAccountTypes,
    onMoved(namespace, { caipNetworkId }) {
      track('SWITCH_NETWORK', { network: caipNetworkId })
      onArrival(namespace)
    },
    onLost: (namespace, { id }) => lostByWallet(namespace, id),
    onLocked(namespace, connector) {
      // A session that shows no account is over, and another wallet is remembered in its place.
      if (isShared(connector) || held.list(namespace).length > 1)
        return lostByWallet(namespace, connector.id)
      held.drop(namespace, connector.id)
      awaitRemembered(namespace)
    },
  })

  const lostByWallet = (namespace: string, id: string) => {
    lose(namespace, id)
    if (id === walletConnectId) void endUnused()
  }

  /** A session that no namespace is connected through ends, or its wallet would show it for days. */
  const endUnused = async () => {
    const paired = await walletConnect().catch(() => {
      // Its code did not arrive. The next press on WalletConnect ends the session.
    })
    // Somebody may be about to connect through it; a browser wallet that is awaited does not.
    const begun = [...attempts].filter(
      ([, { resumes }]) => resumes === undefined || resumes === walletConnectId,
    )
    paired?.endUnused(begun.map(([namespace]) => namespace))
  }
  const usesRemote = () =>
    remembered.all().some(({ connectorId }) => connectorId === walletConnectId)

  const adapterOf = (namespace: string): ChainAdapter => {
    const adapter = adapters.get(namespace)
    if (!adapter) throw adapterNotFound(namespace)
    return adapter
  }

  /** Starts an attempt in the place of any other on this namespace. */
  const begin = (namespace: string, outer?: AbortSignal, resumes?: string): Attempt => {
    const earlier = attempts.get(namespace)
    const attempt: Attempt = Object.assign(new AbortController(), { resumes })
    attempts.set(namespace, attempt)
    earlier?.abort(attemptAbandoned())
    outer?.addEventListener('abort', () => attempt.abort(attemptAbandoned()), {
      once: true,
      signal: attempt.signal,
    })
    attempt.signal.addEventListener('abort', () => end(namespace, attempt), { once: true })
    return attempt
  }

  /** Puts the status back unless a newer attempt or a connection has taken over. */
  const end = (namespace: string, attempt: Attempt) => {
    if (attempts.get(namespace) !== attempt) return
    attempts.delete(namespace)
    show(namespace, 'disconnected')
  }

  /** Says where a namespace stands, unless a wallet is connected there. */
  const show: ConnectionsInside['show'] = (namespace, status) => {
    if (held.get(namespace)) return
    if (store.getState().chains[namespace]?.status !== status || store.isReconnecting(namespace))
      store.updateChain(namespace, { status })
  }

  const adopt = (namespace: string, connection: Connection, keepsOthers?: boolean) => {
    held.hold(namespace, connection, keepsOthers)
    attempts.delete(namespace)
    held.show(namespace)
  }

  /** The wallet disconnected, or the user did. */
  const lose = (namespace: string, id: string): Connection | null => {
    remembered.forget(namespace, id)
    const wasActive = held.get(namespace)?.connector.id === id
    const connection = held.drop(namespace, id)
    const next = held.get(namespace)
    if (wasActive && next) remembered.remember(namespace, next.connector.id)
    return connection
  }

  const resume = async (namespace: string, connectorId: string, how: ResumeOptions = {}) => {
    const attempt = begin(namespace, undefined, connectorId)
    if (!how.quietly) show(namespace, 'reconnecting')
    try {
      const { resumeWallet } = await abortable(loadResume(), attempt.signal)
      await resumeWallet({ ...inside, ...how, namespace, connectorId, attempt })
    } catch {
      // Nobody asked for this connection just now, so its failure is a status and no message.
    } finally {
      end(namespace, attempt)
    }
  }

  /** Connects the wallet that is remembered once it shows accounts again. */
  const awaitRemembered = (namespace: string) => {
    const known = remembered.all().find((each) => each.namespace === namespace)
    if (reconnects && known && known.connectorId !== walletConnectId && !attempts.has(namespace))
      void resume(namespace, known.connectorId, { quietly: true })
  }

  /** A user connected this wallet just now, and it is remembered; without a method, in another tab. */
  const welcome = ({ connector }: Connection, method: string | null) => {
    const { id, name, chain } = connector
    if (usesRemote()) void endUnused()
    remembered.remember(chain, id)
    if (method) track('CONNECT_SUCCESS', { name, method })
    if (isShared(connector)) void share(connector)
  }

  const share = (connector: Pick<Connector, 'chain' | 'id'>) =>
    loadResume().then(
      ({ shareSession }) => shareSession(connector, inside),
      () => {
        // The other families stay disconnected until the next visit.
      },
    )

  const inside: ConnectionsInside = {
    ...{ store, adapterOf, adapters, clock, window, remembered, reconnects, walletConnect },
    ...{ held, adopt, welcome, resume, awaitRemembered },
    ...{ attempts, show },
  }
  let isStopped = false
  /** Another tab connected or disconnected. */
  const stopWatching = remembered.watch(() => {
    loadResume().then(
      ({ followOtherTabs }) => !isStopped && followOtherTabs(inside),
      () => {
        // This tab follows with the next change, or after a reload.
      },
    )
  })

  /** Asks a wallet that an adapter knows. */
  const connectWallet = async ({
    connector,
    signal: outer,
    onAlreadyPending,
    method = () => 'browser',
    keepOthers,
  }: ConnectOptions & { readonly connector: Connector }) => {
    const namespace = connector.chain
    const adapter = adapterOf(namespace)
    if (outer?.aborted) throw attemptAbandoned()
    const attempt = begin(namespace, outer)
    const { signal } = attempt
    show(namespace, 'connecting')
    let isRefused = false
    try {
      const connection = await abortable(
        adapter.connect({
          connectorId: connector.id,
          signal,
          onAlreadyPending: () => !signal.aborted && onAlreadyPending?.(),
        }),
        signal,
      )
      adopt(namespace, connection, keepOthers)
      store.update({ activeNamespace: namespace })
      welcome(connection, method())
      onArrival(namespace)
    } catch (error) {
      const { kind, message, code } = error as AppError
      isRefused = kind === 'declined'
      // Not the end of it: another family is connected now.
      if (!signal.aborted && code !== 'wallet/other-family') {
        track(kind === 'declined' ? 'USER_REJECTED' : 'CONNECT_ERROR', {
          name: connector.name,
          message,
        })
      }
      throw error
    } finally {
      if (isShared(connector)) remembered.expect(null)
      end(namespace, attempt)
      if (!held.get(namespace) && !attempts.has(namespace)) {
        // Whoever refuses the wallet that is remembered does not want it connected later either.
        if (isRefused) remembered.forget(namespace, connector.id)
        awaitRemembered(namespace)
      }
    }
  }

  /** Asks whichever wallet follows the link. */
  const connectRemote = async (options: ConnectOptions) => {
    const paired = await walletConnect()
    if (!paired) throw relayMissing()
    // A session that was left over would connect in place of a new code.
    await endUnused()
    try {
      await paired.connect(options, connectWallet)
    } finally {
      void endUnused()
    }
  }

  const connections: Connections = {
    connect: ({ connector, ...options }) =>
      connector === walletConnectId
        ? connectRemote({ ...options, connector })
        : connectWallet({ ...options, connector }),
    resume(elsewhere) {
      for (const { namespace, connectorId, quietly = false } of remembered.all())
        if (adapters.has(namespace)) void resume(namespace, connectorId, { elsewhere, quietly })
    },
    async disconnect(namespace, connectionId) {
      const leaving = namespace === undefined ? [...adapters.keys()] : [namespace]
      const wasRemote = usesRemote()
      await Promise.all(
        leaving.map((each) => {
          if (connectionId === undefined) {
            attempts.get(each)?.abort(attemptAbandoned())
            // Also what is remembered and not connected.
            remembered.forget(each)
          }
          const those = held
            .list(each)
            .filter(({ connector }) => (connectionId ?? connector.id) === connector.id)
          // The active one last, so that no other takes its place.
          return Promise.all(
            those.toReversed().map(({ connector }) => {
              // One session: its wallet is asked once, and nothing of it stays on any family.
              if (isShared(connector))
                for (const [other, { connector: its }] of held.all())
                  if (other !== each && its.id === connector.id) lose(other, its.id)
              const connection = lose(each, connector.id)
              return connection && signOut({ connection, clock, track })
            }),
          )
        }),
      )
      // Also what this page has no adapter for: it was asked to leave everything.
      if (namespace === undefined)
        for (const known of remembered.all()) remembered.forget(known.namespace)
      if (wasRemote) await endUnused()
    },
    selectConnection(namespace, connectionId) {
      if (!held.select(namespace, connectionId)) return
      remembered.remember(namespace, connectionId)
      onArrival(namespace)
    },
    current: held.get,
    selectAccount: held.selectAccount,
    stop() {
      isStopped = true
      stopWatching()
      for (const attempt of attempts.values()) attempt.abort(attemptAbandoned())
      for (const [namespace, { connector }] of held.all()) held.release(namespace, connector.id)
    },
  }
  const { connect, current } = connections
  return {
    ...connections,
    connect: moveToChosen({ store, chosen, connect, current, switchNetwork }),
  }
}

/** Whether one session of this wallet serves every chain family. */
const isShared = ({ type }: Connector) => type === 'WALLET_CONNECT' || type === 'AUTH'

const relayMissing = () =>
  new AppError('connection/no-relay', 'Give `projectId` and a `backend` with a relay.', {
    kind: 'invalid',
  })
