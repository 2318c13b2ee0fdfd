import { createResilient } from './createResilient.ts'
import { createStaleCache } from './createStaleCache.ts'
import { fetchConfigured } from './fetchConfigured.ts'
import { createFetchPublic } from './fetchPublic.ts'
import type { Outgoing } from './Outgoing.ts'
import { type OutgoingObserver, silentObserver } from './OutgoingObserver.ts'

/** The server's way out. */
export function createOutgoing(observer: OutgoingObserver = silentObserver): Outgoing {
  return {
    resilient: (options) => createResilient(options, observer),
    cache: (options) => createStaleCache(options, observer),
    fetchPublic: createFetchPublic(),
    fetchConfigured,
  }
}
