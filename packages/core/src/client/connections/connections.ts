import type { ChainAdapter, Connection, Connector } from '../../adapter/ChainAdapter.ts'
import type { Platform } from '../../platform/Platform.ts'
import type { AppError } from '../../primitives/AppError.ts'
import { lazy } from '../../primitives/lazy.ts'
import { adapterNotFound, attemptAbandoned, codeUnavailable } from '../errors.ts'
import type { TrackedEvent } from '../events.ts'
import type { Foyer } from '../Foyer.ts'
import type { FoyerOptions } from '../FoyerOptions.ts'
import type { Navigation } from '../navigation/navigation.ts'
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
import { createSwitchNetwork, type SwitchNetwork } from './switchNetwork.ts'

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
  /** Makes a connected wallet the active one of its namespace, and that the active one; asks nobody. */
  switchConnection(namespace: string, connectionId: string): void
  switchNetwork: SwitchNetwork
  /** The active connection of a namespace, for asking its wallet something. */
  current(namespace: string): Connection | null
  /** Makes another account of the connected wallet the active one. */
  selectAccount(namespace: string, address: string): void
  /** Ends listeners and attempts; changes neither wallet nor storage. */
  stop(): void
}

/** What else a client loads, when it is wanted. */
export const later = {
  signIn: () => import('../signIn/signInOf.ts'),
  balances: () => import('../balances/balances.ts'),
  resources: () => import('../backend/resources.ts'),
}

export function createConnections({
  platform: { clock, window },
  options: { defaultAccountTypes, enableReconnect: reconnects = true },
  store,
  adapters,
  remembered: known,
  track,
  isHeld: isNetworkHeld,
  navigation,
  remotes,
  requests,
  gates,
  open,
  alert,
  storageKey,
}: {
  platform: Pick<Platform, 'clock' | 'window'>
  options: Pick<FoyerOptions, 'defaultAccountTypes' | 'enableReconnect'>
  store: FoyerStore
  adapters: ReadonlyMap<string, ChainAdapter>
  remembered: RememberedConnections
  track(event: TrackedEvent, properties?: Record<string, unknown>): void
  /** The active wallet is on a network it has to leave first. */
  isHeld(): boolean
  readonly navigation: Pick<Navigation, 'has' | 'router'>
  readonly remotes: RemoteConnectors
  /** Where each attempt that a user began stands, as `connect <namespace>:<connector id>`. */
  readonly requests: WalletRequests
  readonly gates: readonly Gate[]
  open: Foyer['open']
  alert(entry: { code: string; message: string }): void
  storageKey(name: string): string
}): Connections {
  /** Networks that were chosen while nothing was connected, by namespace. */
  const chosen = new Map<string, string>()
  /**
   * A user connected, or the wallet moved to another network. No gate: the state says `connected` while
   * the user leaves the network, and wallets move there later.
   */
  const onArrival = (namespace: string) => {
    const { activeNamespace, open: isOpen } = store.getState()
    if (activeNamespace !== namespace || !isNetworkHeld()) return
    if (!isOpen) open().catch(() => {})
    else if (navigation.has('UnsupportedChain')) navigation.router.reset('UnsupportedChain')
  }
  const remembered = rememberConnections(known, window)
  const loadResume = () => import('./resumeWallet.ts')
  const loadRemote = lazy(() => import('./remoteWallets.ts'), codeUnavailable)
  const loadGates = lazy(() => import('./passGates.ts'), codeUnavailable)
  const attempts = new Set<Attempt>()
  const attemptsOf = (namespace: string) =>
    [...attempts].filter((attempt) => attempt.namespace === namespace)
  /** Whether a user began it. */
  const isUsers = ({ resumes }: Attempt) => resumes === undefined
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

  /** Starts an attempt in the place of those that it `ends`. */
  const begin = (
    namespace: string,
    {
      outer,
      ends,
      ...what
    }: Pick<Attempt, 'resumes' | 'status'> & {
      outer?: AbortSignal | undefined
      ends(other: Attempt): boolean
    },
  ): Attempt => {
    const earlier = attemptsOf(namespace).filter(ends)
    const attempt: Attempt = Object.assign(new AbortController(), { namespace, ...what })
    attempts.add(attempt)
    for (const one of earlier) one.abort(attemptAbandoned())
    outer?.addEventListener('abort', () => attempt.abort(attemptAbandoned()), {
      once: true,
      signal: attempt.signal,
    })
    attempt.signal.addEventListener('abort', () => end(attempt), { once: true })
    settle(namespace)
    return attempt
  }

  const end = (attempt: Attempt) => {
    if (attempts.delete(attempt)) settle(attempt.namespace)
  }

  /** Says where a namespace stands, unless a wallet is connected there: what a user began goes first. */
  const settle = (namespace: string) => {
    if (held.get(namespace)) return
    const all = attemptsOf(namespace)
    const { status } = all.find(isUsers) ?? all.find((one) => one.status) ?? {}
    const shown = status ?? 'disconnected'
    if (store.statusOf(namespace) !== shown) store.updateChain(namespace, { status: shown })
  }

  const show: ConnectionsInside['show'] = (attempt, status) => {
    attempt.status = status
    settle(attempt.namespace)
  }

  const isHeld = (namespace: string, id: string) =>
    held.list(namespace).some(({ connector }) => connector.id === id)

  const adopt: ConnectionsInside['adopt'] = (connection, attempt, how) => {
    // Between the answer of a wallet and now the attempt may have ended.
    attempt.signal.throwIfAborted()
    held.hold(attempt.namespace, connection, how)
    attempts.delete(attempt)
    held.show(attempt.namespace, connection.connector.id)
  }

  /** The wallet disconnected, or the user did. */
  const lose = (namespace: string, id: string): Connection | null => {
    remembered.forget(namespace, id)
    for (const attempt of attemptsOf(namespace))
      if (attempt.resumes === id) attempt.abort(attemptAbandoned())
    return held.drop(namespace, id)
  }

  const resume = async (namespace: string, connectorId: string, how: ResumeOptions = {}) => {
    const attempt = begin(namespace, {
      resumes: connectorId,
      status: how.quietly ? null : 'reconnecting',
      ends: ({ resumes }) => resumes === connectorId,
    })
    try {
      const { resumeWallet } = await abortable(loadResume(), attempt.signal)
      await resumeWallet({ ...inside, ...how, namespace, connectorId, attempt })
    } catch {
      // Nobody asked for this connection just now, so its failure is a status and no message.
    } finally {
      end(attempt)
    }
  }

  /** Connects the wallets that are remembered once they show accounts again. */
  const awaitRemembered = (namespace: string) => {
    if (!reconnects || attemptsOf(namespace).some(isUsers)) return
    for (const { namespace: its, connectorId: id } of remembered.all())
      if (
        its === namespace &&
        !remotes.has(id) &&
        !isHeld(its, id) &&
        !attemptsOf(its).some(({ resumes }) => resumes === id)
      )
        void resume(its, id, { quietly: true })
  }

  /** A user connected this wallet just now, and it is remembered; without a method, in another tab. */
  const welcome: ConnectionsInside['welcome'] = ({ connector }, method, keepsOthers) => {
    const { id, name, chain } = connector
    void endUnused(usedRemotes())
    remembered.remember(chain, id, keepsOthers)
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

  let gateTurn = Promise.resolve()
  const passGates: ConnectionsInside['passGates'] = async (connection, attempt) => {
    const { signal } = attempt
    show(attempt, 'authenticating')
    const code = await abortable(loadGates(), signal)
    const isResumed = !isUsers(attempt)
    const pass = () => code.passGates({ gates, clock, track, connection, signal, isResumed, open })
    if (isResumed) return pass()
    // A gate shows one connection at a time: those of a wallet on several families pass one by one.
    const passing = abortable(gateTurn, signal).then(pass)
    gateTurn = passing.catch(() => {
      // The caller gets the error; the next call goes on regardless.
    })
    return passing
  }

  const inside: ConnectionsInside = {
    ...{ store, adapterOf, adapters, clock, window, remembered, reconnects, remotes },
    ...{ held, isHeld, adopt, welcome, resume, awaitRemembered },
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
    const { keepOthers = false, keepActive } = options
    if (outer?.aborted) throw attemptAbandoned()
    const start = (outer?: AbortSignal) =>
      begin(namespace, {
        outer,
        resumes: undefined,
        status: 'connecting',
        ends: (other) => isUsers(other) || !keepOthers || other.resumes === connector.id,
      })
    let attempt = start(outer)
    let { signal } = attempt
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
      const signIn =
        gates.length > 0 && !arrive
          ? await loadGates().then((code) => abortable(code.askGates(gates, namespace), signal))
          : undefined
      const connection = await abortable(
        adapter.connect({
          ...{ connectorId: connector.id, signal, signIn },
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
        attempt = start()
        signal = attempt.signal
        await passGates(connection, attempt)
      }
      // What a page resumed meanwhile may have been read before this took its place.
      if (!keepOthers)
        for (const other of attemptsOf(namespace))
          if (other !== attempt) other.abort(attemptAbandoned())
      adopt(connection, attempt, { keepsOthers: keepOthers })
      note({ status: 'done' })
      if (!keepActive) store.update({ activeNamespace: namespace })
      welcome(connection, method(), keepOthers)
      if (!keepActive) onArrival(namespace)
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
              : { status: 'failed', error },
        )
      throw error
    } finally {
      if (isShared(connector)) remembered.expect(null)
      end(attempt)
      if (!attemptsOf(namespace).some(isUsers)) {
        // A user who refuses a wallet that is remembered does not want it connected later either, nor by what
        // resumes it right now.
        if (isRefused && !isHeld(namespace, connector.id)) lose(namespace, connector.id)
        awaitRemembered(namespace)
      }
    }
  }

  const connections: Omit<Connections, 'switchNetwork'> = {
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
      // Also what this page has no adapter for: it was asked to leave everything. At once, because the user may
      // connect again while wallets take their time to forget us.
      if (namespace === undefined)
        for (const known of remembered.all()) remembered.forget(known.namespace)
      const asked = Promise.all(
        leaving.map((each) => {
          for (const attempt of attemptsOf(each))
            if (connectionId === undefined || attempt.resumes === connectionId)
              attempt.abort(attemptAbandoned())
          // Also what is remembered and not connected.
          remembered.forget(each, connectionId)
          const those = held
            .list(each)
            .filter(({ connector }) => (connectionId ?? connector.id) === connector.id)
          // The active one last, so that no other takes its place.
          return Promise.all(
            those.toReversed().map(({ connector }) => {
              // One session: its wallet is asked once, and nothing of it stays on any family.
              if (isShared(connector))
                for (const other of adapters.keys()) if (other !== each) lose(other, connector.id)
              const connection = lose(each, connector.id)
              return connection && signOut({ connection, clock, track })
            }),
          )
        }),
      )
      // What an earlier visit sent goes with the last wallet, as the code that shows it may not be loaded.
      if (remembered.all().length === 0) remembered.storage.remove(storageKey('sent'))
      await asked
      await endUnused(remotesUsed)
    },
    switchConnection(namespace, connectionId) {
      if (!isHeld(namespace, connectionId)) return
      if (held.select(namespace, connectionId)) remembered.remember(namespace, connectionId, true)
      store.update({ activeNamespace: namespace })
      onArrival(namespace)
    },
    current: held.get,
    selectAccount: held.selectAccount,
    stop() {
      isStopped = true
      stopWatching()
      for (const attempt of attempts) attempt.abort(attemptAbandoned())
      for (const [namespace, { connector }] of held.all()) held.release(namespace, connector.id)
    },
  }
  const { connect, current } = connections
  const switchNetwork = createSwitchNetwork({ store, current, chosen, track, alert })
  return {
    ...connections,
    switchNetwork,
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
