import type { ChainAdapter } from '../../adapter/ChainAdapter.ts'
import { lazy } from '../../primitives/lazy.ts'
import type { Connections } from '../contract/Connections.ts'
import type { FoyerStore } from '../contract/FoyerStore.ts'
import type { RememberedConnections } from '../contract/RememberedConnections.ts'
import { attemptAbandoned, codeUnavailable } from '../errors.ts'

/** Connections whose code is fetched when a user connects, or was connected before. */
export interface ConnectionsOnDemand extends Connections {
  /** Fetches the code now, so that a press meets no delay. */
  prepare(): Promise<void>
}

/**
 * Stands in for {@link Connections} until they are needed: most visitors of a page never connect,
 * and should not pay for it.
 */
export function connectionsOnDemand({
  store,
  adapters,
  remembered,
  load,
}: {
  store: FoyerStore
  adapters: ReadonlyMap<string, ChainAdapter>
  remembered: RememberedConnections
  load(): Promise<Connections>
}): ConnectionsOnDemand {
  let stopped = false
  let departures = 0

  const code = lazy(async () => {
    const connections = await load()
    stopWatching()
    if (stopped) connections.stop()
    return connections
  }, codeUnavailable)
  const resume = (isFollowing = false) => {
    if (code.loaded) return code.loaded.resume(isFollowing)
    const known = remembered.all().filter(({ namespace }) => adapters.has(namespace))
    if (known.length === 0) return
    for (const { namespace, quietly } of known)
      if (!quietly) store.updateChain(namespace, { status: 'reconnecting' })
    const giveUp = (kept: readonly string[]) => {
      for (const { namespace } of known)
        if (!kept.includes(namespace)) store.updateChain(namespace, { status: 'disconnected' })
    }
    code().then(
      (connections) => {
        if (stopped) return
        connections.resume(isFollowing)
        giveUp(remembered.all().map(({ namespace }) => namespace))
      },
      () => giveUp([]),
    )
  }
  let stopWatching = () => {}
  // One step later, like everything that touches storage: reaching for it takes a millisecond.
  queueMicrotask(() => {
    // Until the code is here, another tab's connection is all that could concern us.
    if (!stopped) stopWatching = remembered.watch(() => resume(true))
  })

  return {
    async connect(options) {
      // Called in the same turn once the code is here, so that the user's press still counts.
      if (code.loaded) return code.loaded.connect(options)
      const before = departures
      const connections = await code()
      if (departures !== before) throw attemptAbandoned()
      return connections.connect(options)
    },
    resume,
    reconnect: async () => (code.loaded ?? (await code())).reconnect(),
    async disconnect(namespace, connectionId) {
      if (code.loaded) return code.loaded.disconnect(namespace, connectionId)
      departures++
      const leaving = remembered
        .all()
        .filter((known) => namespace === undefined || namespace === known.namespace)
      for (const known of leaving) store.updateChain(known.namespace, { status: 'disconnected' })
      if (leaving.length === 0) return
      try {
        // Forgetting it takes the code, and so does ending a session at its wallet.
        await (await code()).disconnect(namespace, connectionId)
      } catch {
        // It did not arrive. The next visit must not connect what the user disconnected.
        for (const key of [remembered.key, remembered.expectedKey]) remembered.storage.remove(key)
      }
    },
    // In the same turn once the code is here, as connecting.
    switchNetwork: async (...asked) => (code.loaded ?? (await code())).switchNetwork(...asked),
    current: (namespace) => code.loaded?.current(namespace) ?? null,
    switchConnection: (namespace, id) => code.loaded?.switchConnection(namespace, id),
    selectAccount: (namespace, address) => code.loaded?.selectAccount(namespace, address),
    async prepare() {
      await Promise.all([code(), ...[...adapters.values()].map((adapter) => adapter.prepare?.())])
    },
    stop() {
      stopped = true
      stopWatching()
      code.loaded?.stop()
    },
  }
}
