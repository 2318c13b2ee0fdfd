import { isIP, isIPv6 } from 'node:net'
import { canonicalRelayUrl } from './canonicalRelayUrl.ts'
import { type OriginPattern, parseOriginPattern } from './originPattern.ts'
import type { Mistake } from './parseRpcUrls.ts'

/** What is wrong with a value, as a sentence that says the fix. */
export class Problem {
  readonly fix: string
  constructor(fix: string) {
    this.fix = fix
  }
}

/** Takes a mistake that another parser names for the fix that it says. */
export function orProblem<value extends object>(parsed: value | Mistake): value | Problem {
  return 'mistake' in parsed ? new Problem(parsed.mistake) : parsed
}

/** A name or an address to listen on. */
export function parseHost(text: string): string | Problem {
  const isName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)
  return isIP(text) !== 0 || isName
    ? text
    : new Problem('Write an address such as 127.0.0.1, 0.0.0.0 or ::, without scheme and port.')
}

/** Where metrics are read. */
export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

/** An address and a port; `null` when not set. */
export function parseMetricsAddress(text: string): MetricsAddress | null | Problem {
  if (text === '') return null
  const [, inBrackets, plain, port = ''] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? []
  const host = inBrackets ?? plain ?? ''
  const isRight = parseHost(host) === host && isIPv6(host) === (inBrackets !== undefined)
  return isRight && Number(port) <= 65_535
    ? { host, port: Number(port) }
    : new Problem('Write an address and a port, such as 127.0.0.1:9464 or [::1]:9464.')
}

/** Digits and nothing else. */
export function wholeNumber(min: number, max: number): (text: string) => number | Problem {
  return (text) => {
    const value = Number(text)
    return /^\d{1,10}$/.test(text) && value >= min && value <= max
      ? value
      : new Problem(`Write a whole number from ${min} to ${max}.`)
  }
}

/** The usual words for yes and no. */
export function parseBoolean(text: string): boolean | Problem {
  if (/^(true|1|yes|on)$/i.test(text)) return true
  if (/^(false|0|no|off)$/i.test(text)) return false
  return new Problem('Write true or false.')
}

/** One of a few words, in any case. */
export function oneOf<const word extends string>(
  words: readonly word[],
): (text: string) => word | Problem {
  return (text) =>
    words.find((word) => word === text.toLowerCase()) ??
    new Problem(`Write one of ${words.join(', ')}.`)
}

/** `null` when not set. */
export function parseDatabaseUrl(text: string): string | null | Problem {
  if (text === '') return null
  return /^postgres(ql)?:\/\/./i.test(text)
    ? text
    : new Problem('Write it as postgresql://user:password@host:5432/name, or leave it out.')
}

/** `null` when not set. */
export function parseSecret(text: string): string | null | Problem {
  if (text === '') return null
  return text.length >= 32
    ? text
    : new Problem('Write 32 letters or more, such as `openssl rand -base64 32` makes them.')
}

/** Names of hosts, in lower case and without ports. */
export function parseDomains(text: string): readonly string[] | Problem {
  const domains = text
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter(Boolean)
  const wrong = domains.find((domain) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(domain))
  return wrong === undefined
    ? domains
    : new Problem('Write names of hosts, such as shop-login.example, separated by commas.')
}

/** `null` when not set. */
export function parseRedisUrl(text: string): string | null | Problem {
  if (text === '') return null
  return /^rediss?:\/\/./i.test(text) && URL.canParse(text)
    ? text
    : new Problem('Write it as redis://user:password@host:6379 or rediss://…, or leave it out.')
}

/** Empty when not set. */
export function parseRedisUrls(text: string): readonly string[] | Problem {
  const urls = text.split(',').flatMap((part) => part.trim() || [])
  const isUrl = (url: string) => parseRedisUrl(url) === url
  return urls.every(isUrl) && urls.length <= 32
    ? urls
    : new Problem('Write redis://user:password@host:6379 or rediss://…, separated by commas.')
}

/** A domain of two labels at least. */
export function parseZone(text: string): string | Problem {
  const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
  return text.length <= 128 && new RegExp(`^${label}(\\.${label})+$`).test(text)
    ? text
    : new Problem('Write a domain in lower case, such as foyer.id.')
}

/** Without a slash at its end; `null` when not set. */
export function parsePriceApiUrl(text: string): string | null | Problem {
  if (text === '') return null
  const isAddress = /^https?:\/\/./i.test(text) && URL.canParse(text) && !/[?#]/.test(text)
  return isAddress
    ? text.replace(/\/+$/, '')
    : new Problem('Write it as https://coins.llama.fi, or leave it out.')
}

/** Without a slash at its end; `null` when not set. */
export function parsePublicUrl(text: string): string | null | Problem {
  if (text === '') return null
  const isAddress = /^https?:\/\/[^/@?#]+(\/[^?#]*)?$/i.test(text) && URL.canParse(text)
  return isAddress
    ? new URL(text).href.replace(/\/+$/, '')
    : new Problem('Write it as https://foyer.example, or leave it out.')
}

/** `null` when not set. */
export function parseIpfsGateway(text: string): string | null | Problem {
  if (text === '') return null
  const isAddress = /^https?:\/\/./i.test(text) && URL.canParse(text) && !/[?#]/.test(text)
  return isAddress
    ? new URL(text).href.replace(/\/+$/, '')
    : new Problem('Write it as http://127.0.0.1:8080, without /ipfs behind, or leave it out.')
}

/** Where ENS is asked. */
interface EnsResolver {
  readonly caipNetworkId: string
  readonly address: `0x${string}`
}

/** `null` when not set. */
export function parseEnsResolver(text: string): EnsResolver | null | Problem {
  if (text === '') return null
  const [, caipNetworkId, address] = /^(eip155:[1-9]\d{0,15}):(0x[0-9a-f]{40})$/i.exec(text) ?? []
  return caipNetworkId && address
    ? { caipNetworkId, address: address as `0x${string}` }
    : new Problem('Write it as eip155:1:0x and forty hexadecimal digits, or leave it out.')
}

/** Patterns of origins, separated by commas. */
export function parseOrigins(text: string): readonly OriginPattern[] | Problem {
  const patterns: OriginPattern[] = []
  for (const part of split(text)) {
    const pattern = parseOriginPattern(part)
    if (!pattern) {
      return new Problem(
        `${JSON.stringify(part.slice(0, 80))} is no origin: write scheme, host and port, such as ` +
          'https://example.com, with no path behind. * stands for one whole label before at least two others, as in ' +
          'https://*.example.com.',
      )
    }
    patterns.push(pattern)
  }
  return patterns
}

/** Addresses by which clients know the relay, separated by commas. */
export function parseRelayUrls(text: string): readonly string[] | Problem {
  const urls: string[] = []
  for (const part of split(text)) {
    const url = canonicalRelayUrl(part)
    if (url === null) {
      return new Problem(
        `${JSON.stringify(part.slice(0, 80))} is no address of a relay: write it as ` +
          'wss://foyer.example.com/relay, with nothing behind the path.',
      )
    }
    urls.push(url)
  }
  return urls
}

/** `null` when not set. */
export function parseRelayUpstream(text: string): string | null | Problem {
  if (text === '') return null
  return (
    canonicalRelayUrl(text) ??
    new Problem(
      'Write it as wss://relay.example.com, beginning with wss:// or ws://, without a user name and ' +
        'with nothing behind the path, or leave it out.',
    )
  )
}

/** `null` when not set. */
export function parseUpstreamProjectId(text: string): string | null | Problem {
  if (text === '') return null
  return /^[\x21-\x7e]{1,128}$/.test(text)
    ? text
    : new Problem('Write it as its vendor gives it: 128 characters at most, without spaces.')
}

/** Addresses, networks and names of kinds of them, separated by commas. */
export function parseProxies(text: string): readonly string[] | Problem {
  const proxies = split(text)
  const wrong = proxies.find((proxy) => !isProxy(proxy))
  return wrong === undefined
    ? proxies
    : new Problem(
        `${JSON.stringify(wrong.slice(0, 80))} is no address: write addresses, networks such as ` +
          '10.0.0.0/8, or loopback, linklocal, uniquelocal.',
      )
}

function isProxy(text: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  // Trusting every address means trusting any client that writes the header.
  return (
    bits === undefined ||
    (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

function split(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
