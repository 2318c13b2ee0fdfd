import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { addressRefused } from './errors.ts'
import type { FetchedAnswer, FetchOptions } from './FetchedAnswer.ts'
import { isPublicAddress } from './publicAddress.ts'
import { type SendRequestParameters, type SentAnswer, sendRequest } from './sendRequest.ts'
import { takeAnswer } from './takeAnswer.ts'

const maxRedirects = 3

/** The edges, for tests to replace. */
export interface PublicEdges {
  /** All addresses of a name, of both families. */
  resolve(hostname: string, signal: AbortSignal): Promise<readonly string[]>
  send(parameters: SendRequestParameters): Promise<SentAnswer>
}

/**
 * Makes the way to addresses that third parties name, see `Outgoing`. A name is resolved once for each
 * request, every address it has must be public, and the connection goes to these addresses: what it
 * resolves to a moment later changes nothing.
 */
export function createFetchPublic({
  resolve = resolveName,
  send = sendRequest,
}: Partial<PublicEdges> = {}) {
  return async function fetchPublic(
    address: string,
    { signal, maxBytes = 1_000_000, timeoutMs = 8_000, contentTypes, json }: FetchOptions = {},
  ): Promise<FetchedAnswer> {
    const deadline = AbortSignal.timeout(timeoutMs)
    const either = signal ? AbortSignal.any([signal, deadline]) : deadline
    let url = readAddress(address)
    for (let redirects = 0; ; redirects++) {
      const answer = await send({
        url,
        addresses: await addressesOf({ url, resolve, signal: either }),
        ...(json !== undefined && { json: JSON.stringify(json) }),
        maxBytes,
        signal: either,
      })
      if (answer.status < 300 || answer.status > 399 || answer.location === null) {
        return takeAnswer({ url: url.href, answer, contentTypes })
      }
      if (redirects === maxRedirects) throw addressRefused('it is redirected too often')
      url = readAddress(answer.location, url)
    }
  }
}

function readAddress(text: string, base?: URL): URL {
  if (text.length > 2_048 || !URL.canParse(text, base)) throw addressRefused('it is no address')
  const url = new URL(text, base)
  if (url.protocol !== 'https:') throw addressRefused('it is not https')
  if (url.port !== '') throw addressRefused('it names a port')
  if (url.username !== '' || url.password !== '') throw addressRefused('it holds credentials')
  url.hash = ''
  return url
}

async function addressesOf({
  url,
  resolve,
  signal,
}: {
  url: URL
  resolve: PublicEdges['resolve']
  signal: AbortSignal
}): Promise<readonly string[]> {
  // By now every spelling of an IPv4 address has four parts, and one of IPv6 brackets.
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(hostname) === 0 && !isPublicName(hostname)) throw addressRefused('it is no public name')
  const addresses = isIP(hostname) === 0 ? await resolve(hostname, signal) : [hostname]
  if (addresses.length === 0) throw addressRefused('its name is not known')
  // One address that is not public among others is how a name is made to lead here at times.
  if (!addresses.every(isPublicAddress)) throw addressRefused('it is not public')
  return addresses
}

/** Names without a dot and these endings are answered inside a network only. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  return (
    /\.[a-z][a-z0-9-]*$/.test(name) && !/\.(localhost|local|internal|lan|home|arpa)$/.test(name)
  )
}

/** Asks the name servers themselves: `/etc/hosts` names places that third parties have no business with. */
async function resolveName(hostname: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const leave = () => resolver.cancel()
  signal.addEventListener('abort', leave, { once: true })
  try {
    const found = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ])
    signal.throwIfAborted()
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
