import { AppError } from '@foyer/core/primitives'
import { createLimiter, type Limiter } from '../../platform/outgoing/createLimiter.ts'
import { addressRefused, answerRefused } from '../../platform/outgoing/errors.ts'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'

/** Fetches what third parties named, wherever they may have put it. */
export interface NamedFetch {
  /** Whether such an address is fetched at all; its name may yet turn out to be no public one. */
  takes(address: string): boolean
  /**
   * @throws `upstream/address-refused` (invalid) when it is not asked there
   * @throws `upstream/answer-refused`, `upstream/too-busy` (unavailable), and what the network throws
   */
  fetch(address: string, options: { maxBytes: number }): Promise<Uint8Array>
}

/** Everything of it, redirects included. */
const timeoutMs = 6_000
/** Until it is one's turn. */
const patienceMs = 20_000
/** All together, and of one site, so that one that hangs holds up no other. */
const maxAtOnce = 24
const maxAtOnceOfSite = 4

/**
 * Makes the way to what collectibles and names say about themselves.
 *
 * - `https:` goes over `fetchPublic`; `http:` is asked for over https, as nothing else is believed.
 * - `ipfs:` goes to the operator's gateway, and nowhere without one: a public gateway would learn what
 *   users have.
 * - `data:` is there already.
 *
 * @param parameters.ipfsGateway without a slash at the end; `null` for none
 */
export function createNamedFetch({
  outgoing,
  ipfsGateway,
}: {
  outgoing: Pick<Outgoing, 'fetchPublic' | 'fetchConfigured'>
  ipfsGateway: string | null
}): NamedFetch {
  const all = createLimiter(maxAtOnce)
  const sites = createSites()

  const placeOf = (address: string): Place | null => {
    const text = address.trim()
    if (/^data:/i.test(text)) return { kind: 'data', text }
    if (text.length > maxAddressLength) return null
    if (/^ipfs:/i.test(text)) return ipfsPlace(text, ipfsGateway)
    const url = URL.canParse(text) ? new URL(text) : null
    if (url?.protocol === 'http:') url.protocol = 'https:'
    return url?.protocol === 'https:' ? { kind: 'public', url: url.href } : null
  }

  return {
    takes: (address) => placeOf(address) !== null,
    async fetch(address, { maxBytes }) {
      const place = placeOf(address)
      if (!place) throw notTaken()
      if (place.kind === 'data') return readData(place.text, maxBytes)
      const { url } = place
      const leaveSite = await sites.enter(siteOf(url))
      try {
        const leave = await turn(all)
        try {
          const get = place.kind === 'gateway' ? outgoing.fetchConfigured : outgoing.fetchPublic
          return (await get(url, { maxBytes, timeoutMs })).bytes
        } finally {
          leave()
        }
      } finally {
        leaveSite()
      }
    },
  }
}

/** As `fetchPublic` has it. */
const maxAddressLength = 2_048

type Place =
  | { readonly kind: 'data'; readonly text: string }
  | { readonly kind: 'gateway' | 'public'; readonly url: string }

/** `ipfs://<cid>/path`, also with the `ipfs/` in front that many write twice. */
function ipfsPlace(text: string, gateway: string | null): Place | null {
  if (gateway === null) return null
  const [, cid, rest = ''] =
    /^ipfs:\/\/(?:ipfs\/)?([a-z0-9]{46,100})(\/[^?#\\]*)?$/i.exec(text) ?? []
  const root = `${gateway}/ipfs/${cid}`
  if (!cid || !URL.canParse(root + rest)) return null
  const url = new URL(root + rest).href
  // Dots in the path must not lead to anything else that the gateway has.
  return url === root || url.startsWith(`${root}/`) ? { kind: 'gateway', url } : null
}

function readData(text: string, maxBytes: number): Uint8Array {
  const [, mediaType, data] = /^data:([^,]*),(.*)$/is.exec(text) ?? []
  if (mediaType === undefined || data === undefined) throw notTaken()
  if (data.length > maxBytes * 3) throw answerRefused({ reason: 'it is too long' })
  const bytes = /;\s*base64\s*$/i.test(mediaType)
    ? Buffer.from(data, 'base64')
    : Buffer.from(decodePercents(data))
  if (bytes.length > maxBytes) throw answerRefused({ reason: 'it is too long' })
  return bytes
}

/** Many write their text as it is, with per cent signs of its own. */
function decodePercents(data: string): string {
  try {
    return decodeURIComponent(data)
  } catch {
    // No percent-encoding after all; the reader sees what it is.
    return data
  }
}

/** The last two parts of a name: others of it cost nothing. */
function siteOf(url: string): string {
  return new URL(url).hostname.split('.').slice(-2).join('.')
}

/** A limit for each site while a user asks there. */
function createSites() {
  const busy = new Map<string, { limiter: Limiter; users: number }>()
  return {
    async enter(site: string): Promise<() => void> {
      const entry = busy.get(site) ?? { limiter: createLimiter(maxAtOnceOfSite), users: 0 }
      busy.set(site, entry)
      entry.users += 1
      const forget = () => {
        entry.users -= 1
        if (entry.users === 0) busy.delete(site)
      }
      try {
        const leave = await turn(entry.limiter)
        return () => {
          leave()
          forget()
        }
      } catch (error) {
        forget()
        throw error
      }
    },
  }
}

async function turn(limiter: Limiter): Promise<() => void> {
  try {
    return await limiter.take(AbortSignal.timeout(patienceMs))
  } catch (cause) {
    throw new AppError('upstream/too-busy', 'Too much is fetched at once. Try again later.', {
      kind: 'unavailable',
      cause,
    })
  }
}

const notTaken = () => addressRefused('it is no place that is asked')
