import type { BackendParameters } from './Backend.ts'
import { createCachedReads } from './cachedReads.ts'
import { serverUnreachable } from './errors.ts'

/** The image of which network. */
export interface NetworkImageQuestion {
  /** CAIP-2. */
  readonly caipNetworkId: string
  readonly signal: AbortSignal
}

/** The image of which currency to pay with. */
export interface CurrencyImageQuestion {
  /** As the options of buying name it, such as `EUR`. */
  readonly currency: string
  readonly signal: AbortSignal
}

/** Logos hardly ever change. */
const freshMs = 86_400_000
const timeoutMs = 10_000
/** More networks and currencies than anybody lists. */
const maxKept = 512

/**
 * Images that are not in the code, as data and never as an address; `null` when there is none.
 *
 * @contacts backend:blockchain — images of networks that have none in the code, and of currencies
 * (`GET /public/getAssetImage/…`, `GET /public/getCurrencyImage/…`) — when a view shows them — without it a letter
 * stands there
 */
export function createPublicImages({ http, clock, url }: Omit<BackendParameters, 'projectId'>) {
  const read = createCachedReads<string | null>({ clock, freshMs, maxKept })
  const imageAt = async (path: string, signal: AbortSignal): Promise<string | null> => {
    const { value } = await read({
      ...{ key: path, signal },
      async ask(signal) {
        const { status, image } = await http.image({ url: url(path), signal, timeoutMs })
        // A server in trouble may have it the next time; one that says no means it.
        if (status >= 500 || status === 429) throw serverUnreachable(`Status ${status}`)
        return image
      },
    })
    return value
  }
  return {
    network: ({ caipNetworkId, signal }: NetworkImageQuestion) =>
      imageAt(
        `/public/getAssetImage/${encodeURIComponent(caipNetworkId.replace(':', '-'))}`,
        signal,
      ),
    currency: ({ currency, signal }: CurrencyImageQuestion) =>
      imageAt(`/public/getCurrencyImage/${encodeURIComponent(currency)}`, signal),
  }
}
