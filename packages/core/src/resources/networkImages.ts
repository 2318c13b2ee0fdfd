import type { BackendParameters } from './Backend.ts'
import { createCachedReads } from './cachedReads.ts'
import { serverUnreachable } from './errors.ts'

/** The image of which network. */
export interface NetworkImageQuestion {
  /** CAIP-2. */
  readonly caipNetworkId: string
  readonly signal: AbortSignal
}

/** Logos hardly ever change. */
const freshMs = 86_400_000
const timeoutMs = 10_000
/** More networks than anybody lists. */
const maxKept = 512

/**
 * Images of networks that have none in the code, as data and never as an address.
 *
 * @contacts backend:blockchain — images of networks that have none in the code
 * (`GET /public/getAssetImage/…`) — when a view shows them — without it a letter stands there
 */
export function createNetworkImages({ http, clock, url }: Omit<BackendParameters, 'projectId'>) {
  const read = createCachedReads<string | null>({ clock, freshMs, maxKept })
  return async ({ caipNetworkId, signal }: NetworkImageQuestion): Promise<string | null> => {
    const id = caipNetworkId.replace(':', '-')
    const { value } = await read({
      ...{ key: id, signal },
      async ask(signal) {
        const address = url(`/public/getAssetImage/${encodeURIComponent(id)}`)
        const { status, image } = await http.image({ url: address, signal, timeoutMs })
        // A server in trouble may have it the next time; one that says no means it.
        if (status >= 500 || status === 429) throw serverUnreachable(`Status ${status}`)
        return image
      },
    })
    return value
  }
}
