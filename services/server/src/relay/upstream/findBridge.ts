import type { Database } from '../../platform/database/Database.ts'
import type { Log } from '../../platform/log/createLog.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { UpstreamObserver } from '../observers/UpstreamObserver.ts'
import type { Bridge, BridgedRelay } from './Bridge.ts'
import { createBridge } from './createBridge.ts'
import { identityOf } from './createClientToken.ts'
import { createTransports } from './createTransports.ts'
import { createUpstreamStore } from './createUpstreamStore.ts'

/**
 * The bridge as the operator set it, or `undefined` without an upstream relay.
 *
 * @throws `database/unavailable`
 */
export async function findBridge({
  settings: { relayUpstream: url, relayUpstreamProjectId: projectId, ...bounds },
  database,
  observer,
  log,
}: {
  settings: Settings
  database: Database
  observer: UpstreamObserver
  log: Log
}): Promise<((relay: BridgedRelay) => Bridge) | undefined> {
  if (url === null) return undefined
  const { relayMaxTtlSeconds: topicLifetimeSeconds, relayMessageBytes: maxMessageBytes } = bounds
  const store = createUpstreamStore({ database, topicLifetimeSeconds })
  const identity = identityOf(await store.readSeed())
  const { clientId } = identity
  // A page of fetched messages holds many.
  const maxFrameBytes = 4 * maxMessageBytes + 4 * 1_024 * 1_024
  const openTransport = createTransports({ url, projectId, identity, maxFrameBytes })
  return (relay) =>
    createBridge({ relay, store, openTransport, clientId, maxMessageBytes, observer, log })
}
