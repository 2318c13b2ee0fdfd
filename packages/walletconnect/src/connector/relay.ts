import type { Http } from '@foyer/core/adapter'
import { type FoyerOptions, type RelayReach, requestUrl, serviceUrl } from '@foyer/core/remote'

/** The relay that an application uses. */
export interface Relay {
  /** `wss:` or `ws:`, to the letter where it was given apart. */
  readonly url: string
  /** The name of the application at this relay. */
  readonly projectId: string
  /** `null`: the relay says so itself, see {@link askReach}. */
  readonly reach: RelayReach | null
  /** What counts for a relay that does not say. */
  readonly otherwise: RelayReach
}

/**
 * Reads which relay is used. One address of a backend has the relay below it; an address of its own is
 * taken to the letter.
 *
 * @returns `null` when there is none
 */
export function readRelay(options: FoyerOptions): Relay | null {
  const service = serviceUrl(options, 'relay')
  if (service === null) return null
  const { backend, projectId = '' } = options
  const given = typeof backend === 'object' ? backend.relay : undefined
  const isObject = typeof given === 'object'
  const url = (isObject ? given.url : given) ?? `${service}/relay`
  return {
    url: url.replace(/^http/i, 'ws'),
    projectId: (isObject && given.projectId) || projectId,
    reach: isObject ? 'network' : null,
    // An application that names a separate relay, which is not ours, knows why.
    otherwise: given === undefined ? 'own' : 'network',
  }
}

/** A relay that is slower has not said. */
const timeoutMs = 2_000
/** One word, and whatever a later server says besides. */
const maxBytes = 4_096

/**
 * Asks the relay how far it reaches, as our server says it. Never rejects: a relay that answers nothing
 * of the kind is what the application makes of it.
 *
 * @contacts backend:relay — how far the relay reaches (`GET …/reach`), with the project id — once, with
 * the code for wallets on other devices — `backend.relay` as `{ url, projectId }`, or without a relay
 */
export async function askReach(
  http: Http,
  { url, projectId, ...relay }: Relay,
): Promise<RelayReach> {
  if (relay.reach !== null) return relay.reach
  const { protocol, host, pathname } = new URL(url.replace(/^ws/i, 'http'))
  const baseUrl = `${protocol}//${host}${pathname.replace(/\/+$/, '')}`
  try {
    const { status, json } = await http.send({
      url: requestUrl({ baseUrl, path: '/reach', projectId }),
      signal: new AbortController().signal,
      timeoutMs,
      maxBytes,
    })
    const reach = status === 200 ? (json as { reach?: unknown } | null | undefined)?.reach : null
    return reach === 'own' || reach === 'network' ? reach : relay.otherwise
  } catch {
    // No answer in time, none that the page may read, or one too long: it did not say.
    return relay.otherwise
  }
}
