import type { ChainAdapter, Connection, Connector } from '../../adapter/ChainAdapter.ts'
import type { Platform } from '../../platform/Platform.ts'
import type { AppError } from '../../primitives/AppError.ts'
import { lazy } from '../../primitives/lazy.ts'
import { adapterNotFound, attemptAbandoned, codeUnavailable } from '../errors.ts'
import type { Foyer } from '../Foyer.ts'
import type { FoyerOptions } from '../FoyerOptions.ts'
import type { WalletRequestState, WalletRequests } from '../requests/walletRequest.ts'
import type { FoyerStore } from '../store.ts'
import { abortable } from './abortable.ts'
import type { ConnectOptions } from './ConnectOptions.ts'
import type { Gate } from './Gate.ts'
import { holdConnections } from './holdConnections.ts'
import type { ConnectWallet, RemoteConnectors } from './RemoteConnector.ts'
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
  platform: { clock, window },
  options: { defaultAccountTypes, enableReconnect: reconnects = true },
  store,
  adapters,
  remembered: known,
  track,
  onArrival,
  remotes,
  requests,
  gates,
  open,
  chosen,
  switchNetwork,
}: {
  platform: Pick<Platform, 'clock' | 'window'>
  options: Pick<FoyerOptions, 'defaultAccountTypes' | 'enableReconnect'>
  store: FoyerStore
  adapters: ReadonlyMap<string, ChainAdapter>
  remembered: RememberedConnections
  track(event: string, properties?: Record<string, unknown>): void
  /** A user connected, or the wallet moved to another network. */
  onArrival(namespace: string): void
  readonly remotes: RemoteConnectors
  /** Where each attempt that a user began stands, as `connect <namespace>:<connector id>`. */
  readonly requests: WalletRequests
  readonly gates: readonly Gate[]
  open: Foyer['open']
  /** Networks that were chosen while nothing was connected, by namespace. */
  chosen: Map<string, string>
  switchNetwork(id: string): Promise<void>
}): Connections {
  const remembered = rememberConnections(known, window)
  const loadResume = () => import('./resumeWallet.ts')
  const loadRemote = lazy(() => import('./remoteWallets.ts'), codeUnavailable)
  const loadGates = lazy(() => import('./passGates.ts'), codeUnavailable)
  const attempts = new Map<string, Attempt>()
  /** Whether one session of this wallet serves every chain family. */
  const isShared = ({ id }: Pick<Connector, 'id'>) => remotes.has(id)
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
    if (remotes.has(id)) void endUnused([id])
  }

  /** Ends what is left of these remote connectors at their wallets. */
  const endUnused = async (ids: readonly string[]) => {
    for (const id of ids)
      await loadRemote().then(
        (code) => code.endUnused({ id, remotes, attempts }),
        () => {
          // Its code did not arrive. The next press on it ends the session.
        },
      )
  }
  const usedRemotes = () =>
    remembered
      .all()
      .map(({ connectorId }) => connectorId)
      .filter((id) => remotes.has(id))

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
    if (store.statusOf(namespace) !== status) store.updateChain(namespace, { status })
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
    if (reconnects && known && !remotes.has(known.connectorId) && !attempts.has(namespace))
      void resume(namespace, known.connectorId, { quietly: true })
  }

  /** A user connected this wallet just now, and it is remembered; without a method, in another tab. */
  const welcome = ({ connector }: Connection, method: string | null) => {
    const { id, name, chain } = connector
    void endUnused(usedRemotes())
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

  const passGates: ConnectionsInside['passGates'] = async (connection, { signal, resumes }) => {
    show(connection.connector.chain, 'authenticating')
    const code = await abortable(loadGates(), signal)
    const isResumed = resumes !== undefined
    await code.passGates({ gates, clock, track, connection, signal, isResumed, open })
  }

  const inside: ConnectionsInside = {
    ...{ store, adapterOf, adapters, clock, window, remembered, reconnects, remotes },
    ...{ held, adopt, welcome, resume, awaitRemembered },
    ...{ attempts, gates, passGates, show },
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
  const connectWallet: ConnectWallet = async ({ arrive, ...options }) => {
    const { connector, signal: outer, onAlreadyPending, method = () => 'browser' } = options
    const namespace = connector.chain
    const adapter = adapterOf(namespace)
    if (outer?.aborted) throw attemptAbandoned()
    let attempt = begin(namespace, outer)
    let { signal } = attempt
    show(namespace, 'connecting')
    const key = `connect ${namespace}:${connector.id}`
    let noted: WalletRequestState | undefined
    const note = (state?: WalletRequestState) => {
      noted = state
      requests.setState({ [key]: state })
    }
    note({ status: 'waiting', alreadyPending: false })
    let isRefused = false
    try {
      const served = arrive ? await abortable(arrive(signal), signal) : connector
      if (served.chain !== namespace) {
        note()
        return connectWallet({ ...options, connector: served })
      }
      const connection = await abortable(
        adapter.connect({
          connectorId: connector.id,
          signal,
          onAlreadyPending() {
            if (signal.aborted) return
            note({ status: 'waiting', alreadyPending: true })
            onAlreadyPending?.()
          },
        }),
        signal,
      )
      if (gates.length > 0) {
        // A gate shows a view of its own, and the one that connects may leave.
        attempt = begin(namespace)
        signal = attempt.signal
        await passGates(connection, attempt)
      }
      adopt(namespace, connection, options.keepOthers)
      note({ status: 'done' })
      store.update({ activeNamespace: namespace })
      welcome(connection, method())
      onArrival(namespace)
    } catch (error) {
      const { kind, message } = error as AppError
      isRefused = kind === 'declined'
      if (!signal.aborted)
        track(isRefused ? 'USER_REJECTED' : 'CONNECT_ERROR', { name: connector.name, message })
      // A view notes by itself how its request ended, and a newer attempt has taken over.
      if (requests.getState()[key] === noted)
        note(
          signal.aborted
            ? undefined
            : isRefused
              ? { status: 'declined' }
              : { status: 'failed', message },
        )
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

  const connections: Connections = {
    connect: ({ connector, ...options }) =>
      typeof connector === 'string'
        ? loadRemote().then(({ connectRemote }) =>
            connectRemote({
              ...{ options: { ...options, connector }, remotes, attempts, connectWallet },
            }),
          )
        : connectWallet({ ...options, connector }),
    resume(elsewhere) {
      for (const { namespace, connectorId, quietly = false } of remembered.all())
        if (adapters.has(namespace)) void resume(namespace, connectorId, { elsewhere, quietly })
    },
    async disconnect(namespace, connectionId) {
      const leaving = namespace === undefined ? [...adapters.keys()] : [namespace]
      const remotesUsed = usedRemotes()
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
      await endUnused(remotesUsed)
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
    async connect(options) {
      const before = store.getState()
      await connect(options)
      if (chosen.size > 0)
        import('./moveToChosen.ts').then(
          (code) => code.moveToChosen({ before, store, chosen, current, switchNetwork }),
          () => {
            // Its code did not arrive: the wallet stays where it is.
          },
        )
    },
  }
}
