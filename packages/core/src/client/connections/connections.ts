import type { ChainAdapter, Connector } from '../../adapter/ChainAdapter.ts'
import { abortable } from '../../primitives/abortable.ts'
import type { Connections } from '../contract/Connections.ts'
import { adapterNotFound } from '../errors.ts'
import { isUsers } from './attempts.ts'
import type {
  ConnectionsInside,
  ConnectionsParameters,
  ResumeOptions,
} from './ConnectionsInside.ts'
import { createConnectWallet } from './connectWallet.ts'
import { createAttempts } from './createAttempts.ts'
import { createGateQueue } from './createGateQueue.ts'
import { createRemoteSessions } from './createRemoteSessions.ts'
import { disconnectWallets } from './disconnectWallets.ts'
import { holdConnections } from './holdConnections.ts'
import { rememberConnections } from './rememberConnections.ts'
import { signOut } from './signOut.ts'
import { createSwitchNetwork } from './switchNetwork.ts'

export function createConnections({
  platform: { clock, window, reportToDeveloper },
  options: { defaultAccountTypes, enableReconnect: reconnects = true },
  store,
  adapters,
  remembered: known,
  track,
  isNetworkHeld,
  navigation,
  remotes,
  requests,
  gates,
  open,
  alert,
  recordsOfWallets,
  onEnded,
}: ConnectionsParameters): Connections {
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
  const gateQueue = createGateQueue({ gates, clock, track, open })
  /** Says where a namespace stands, unless a wallet is connected there. */
  const attempts = createAttempts((namespace) => {
    if (held.get(namespace)) return
    const status = attempts.statusOf(namespace)
    if (store.statusOf(namespace) !== status) store.updateChain(namespace, { status })
  })
  const sessions = createRemoteSessions({ remotes, attempts, remembered, window })
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
    drop(namespace, id)
    if (remotes.has(id)) void sessions.endUnused([id])
  }

  const adapterOf = (namespace: string): ChainAdapter => {
    const adapter = adapters.get(namespace)
    if (!adapter) throw adapterNotFound(namespace)
    return adapter
  }

  const isHeld = (namespace: string, id: string) =>
    held.list(namespace).some(({ connector }) => connector.id === id)

  /** It is connected, or will be once its wallet shows accounts. */
  const isUnderWay = (namespace: string, id: string) =>
    isHeld(namespace, id) || attempts.list(namespace).some(({ resumes }) => resumes === id)

  const accept: ConnectionsInside['accept'] = (connection, attempt, how) => {
    // Between the answer of a wallet and now the attempt may have ended.
    attempt.signal.throwIfAborted()
    held.hold(attempt.namespace, connection, how)
    attempt.end()
    held.show(attempt.namespace, connection.connector.id)
  }

  const drop: ConnectionsInside['drop'] = (namespace, id) => {
    remembered.forget(namespace, id)
    for (const attempt of attempts.list(namespace)) if (attempt.resumes === id) attempt.abandon()
    return held.drop(namespace, id)
  }

  const resume = async (namespace: string, connectorId: string, how: ResumeOptions = {}) => {
    const attempt = attempts.begin({
      ...{ namespace, resumes: connectorId },
      status: how.quietly ? null : 'reconnecting',
      ends: ({ resumes }) => resumes === connectorId,
    })
    try {
      const { resumeWallet } = await abortable(loadResume(), attempt.signal)
      await resumeWallet({ ...inside, ...how, namespace, connectorId, attempt })
    } catch {
      // Nobody asked for this connection just now, so its failure is a status and no message.
    } finally {
      attempt.end()
    }
  }

  /** Connects the wallets that are remembered once they show accounts again. */
  const awaitRemembered = (namespace: string) => {
    if (!reconnects || attempts.list(namespace).some(isUsers)) return
    for (const { namespace: its, connectorId: id } of remembered.all())
      if (its === namespace && !remotes.has(id) && !isUnderWay(its, id))
        void resume(its, id, { quietly: true })
  }

  /** A user connected this wallet just now, and it is remembered; without a method, in another tab. */
  const userConnected: ConnectionsInside['userConnected'] = (
    { connector },
    method,
    keepsOthers,
  ) => {
    const { id, name, chain } = connector
    void sessions.endUnused(sessions.used())
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

  const inside: ConnectionsInside = {
    ...{ store, adapterOf, adapters, clock, window, remembered, reconnects, remotes },
    ...{ held, isHeld, accept, userConnected, drop, resume, awaitRemembered },
    ...{ attempts, gates, passGates: gateQueue.pass },
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

  const connectWallet = createConnectWallet({
    ...inside,
    ...{ requests, track, onArrival },
    askGates: gateQueue.ask,
  })

  const connections: Omit<Connections, 'switchNetwork'> = {
    connect: ({ connector, ...options }) =>
      typeof connector === 'string'
        ? sessions.connect({ ...options, connector }, connectWallet)
        : connectWallet({ ...options, connector }),
    resume(isFollowing) {
      for (const { namespace, connectorId, quietly = false } of remembered.all())
        if (adapters.has(namespace) && !isUnderWay(namespace, connectorId))
          void resume(namespace, connectorId, { isFollowing, quietly })
    },
    async reconnect() {
      connections.resume()
      const { untilReconnected } = await loadResume()
      await untilReconnected(inside)
    },
    async disconnect(namespace, connectionId) {
      const namespaces = namespace === undefined ? [...adapters.keys()] : [namespace]
      const remotesUsed = sessions.used()
      // Also what this page has no adapter for: it was asked to leave everything.
      if (namespace === undefined)
        for (const known of remembered.all()) remembered.forget(known.namespace)
      const asked = disconnectWallets(inside, {
        ...{ namespaces, connectionId },
        signOut: (connection) => signOut({ connection, clock, track, report: reportToDeveloper }),
      })
      if (remembered.all().length === 0)
        for (const key of recordsOfWallets) remembered.storage.remove(key)
      for (const each of namespaces) onEnded(each)
      await asked
      await sessions.endUnused(remotesUsed)
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
      for (const attempt of attempts.list()) attempt.abandon()
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
