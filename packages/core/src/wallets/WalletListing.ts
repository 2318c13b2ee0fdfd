import * as DisplayName from '../primitives/DisplayName.ts'
import * as SafeLink from '../primitives/SafeLink.ts'
import { namespacesOf } from './namespacesOf.ts'

/**
 * What a catalogue says about one wallet, in the field names of the wire (`getWallets`), cleaned:
 * every name can be shown, every link followed. `null`: the catalogue does not say.
 */
export interface WalletListing {
  readonly id: string
  readonly name: string
  /** Reverse domain name, to recognise the wallet when it is installed. */
  readonly rdns: string | null
  readonly badge_type: string | null
  readonly description: string | null
  /** CAIP-2 ids, or a bare namespace for all its chains, as CAIP-25 writes it. */
  readonly chains: readonly string[] | null
  readonly homepage: string | null
  readonly image_id: string | null
  readonly image_url: string | null
  /** Rank: lower comes first. */
  readonly order: number | null
  readonly link_mode: string | null
  readonly mobile_link: string | null
  /**
   * Opens a page in the wallet's own browser. A template: `{url}` is the page's address, encoded once,
   * `{url2}` twice, `{path}` host and path, `{origin}` the encoded origin. Several stand with a space
   * between them, each with its chain family: `eip155=w://open?url={url} solana=…`.
   */
  readonly browser_link: string | null
  readonly desktop_link: string | null
  readonly webapp_link: string | null
  readonly app_store: string | null
  readonly play_store: string | null
  readonly chrome_store: string | null
  /** Where the wallet puts itself into a page, by namespace. */
  readonly injected: readonly InjectedWallet[] | null
  /** Whether it can be reached through WalletConnect. */
  readonly supports_wc: boolean | null
}

/** A wallet's mark in a page: for `eip155` a flag of the provider, such as `isRabby`. */
export interface InjectedWallet {
  readonly namespace: string
  readonly injected_id: string
}

/** More entries than any wallet has chains; the rest of a hostile list is not read. */
const maxEntries = 512
/** 256 KB as base64, the largest image that is rendered. */
const maxImageLength = 350_000
/** A long one for each of a few chain families. */
const maxTemplatesLength = 2_048

/**
 * Reads one row of a catalogue. Fields that are malformed or dangerous become `null`; a row without
 * an id or a readable name is none. Never throws, whatever it is given.
 *
 * @example
 * import { WalletListing } from '@foyer/core/wallets'
 *
 * const listing = WalletListing.parse({ id: 'a', name: 'A', mobile_link: 'javascript:alert(1)' })
 * listing?.mobile_link // null
 */
export function parse(value: unknown): WalletListing | null {
  try {
    return typeof value === 'object' && value !== null ? parseRow(value) : null
  } catch {
    // A getter or proxy that throws is no row; a catalogue outlives one bad entry.
    return null
  }
}

/**
 * Whether a listing serves a chain, matched whole: `eip155:1` is not `eip155:137`. A listing that
 * names no chains serves the namespaces it is injected for; one that says neither is given the
 * benefit of the doubt.
 *
 * @example
 * import { WalletListing } from '@foyer/core/wallets'
 *
 * const listing = WalletListing.parse({ id: 'a', name: 'A', chains: ['eip155:1'] })
 * if (listing) WalletListing.serves(listing, 'eip155:137') // false
 */
export function serves(listing: WalletListing, chain: string): boolean {
  const names = listing.chains ?? namespacesOf(listing)
  if (names.length === 0) return true
  return names.includes(chain) || names.includes(chain.split(':', 1)[0] ?? chain)
}

function parseRow(row: object): WalletListing | null {
  const field = (name: keyof WalletListing) => own(row, name)
  const id = readId(field('id'))
  const name = DisplayName.clean(field('name'))
  if (id === null || name === '') return null

  const order = field('order')
  const supportsWc = field('supports_wc')
  return {
    id,
    name,
    rdns: readRdns(field('rdns')),
    badge_type: DisplayName.clean(field('badge_type')) || null,
    description: DisplayName.clean(field('description'), 512) || null,
    chains: readList(field('chains'), readChain),
    homepage: SafeLink.https(field('homepage')),
    image_id: readId(field('image_id')),
    image_url: readImage(field('image_url')),
    order: typeof order === 'number' && Number.isFinite(order) ? order : null,
    link_mode: SafeLink.https(field('link_mode')),
    mobile_link: SafeLink.app(field('mobile_link')),
    browser_link: readTemplates(field('browser_link')),
    desktop_link: SafeLink.app(field('desktop_link')),
    webapp_link: SafeLink.https(field('webapp_link')),
    app_store: SafeLink.https(field('app_store')),
    play_store: SafeLink.https(field('play_store')),
    chrome_store: SafeLink.https(field('chrome_store')),
    injected: readList(field('injected'), readInjected),
    supports_wc: typeof supportsWc === 'boolean' ? supportsWc : null,
  }
}

/** What an object itself holds: a polluted Object.prototype must not become part of a wallet. */
function own(object: object, name: string): unknown {
  return Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined
}

/** Ids are compared and put into addresses, so only one that needs no cleaning is one. */
function readId(value: unknown): string | null {
  const id = DisplayName.clean(value, 128)
  return id !== '' && id === value ? id : null
}

function readRdns(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 253) return null
  return /^[a-z0-9-]+(\.[a-z0-9_-]+)+$/i.test(value) ? value : null
}

function readChain(value: unknown): string | null {
  if (typeof value !== 'string') return null
  return /^[-a-z0-9]{3,8}(:[-_a-zA-Z0-9]{1,32})?$/.test(value) ? value : null
}

function readInjected(value: unknown): InjectedWallet | null {
  if (typeof value !== 'object' || value === null) return null
  const namespace = own(value, 'namespace')
  const injectedId = readId(own(value, 'injected_id'))
  return typeof namespace === 'string' && /^[-a-z0-9]{3,8}$/.test(namespace) && injectedId !== null
    ? { namespace, injected_id: injectedId }
    : null
}

/** A page's address may stand behind scheme and host alone: it never decides what is opened. */
const template =
  /^(?:[-a-z0-9]{3,8}=)?([a-z][a-z0-9+.-]*:\/\/[\w.-]+[/?](?:[^{}]|\{origin\})*\{(?:url2?|path)\}(?:[^{}]|\{origin\})*)$/

function readTemplates(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxTemplatesLength) return null
  const isSafe = (part: string) =>
    SafeLink.app(template.exec(part)?.[1]?.replace(/[{}]/g, '')) !== null
  return value.split(' ').every(isSafe) ? value : null
}

function readImage(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxImageLength) return null
  return /^data:image\/(png|webp|svg\+xml|jpeg|gif)[;,]\P{Cc}*$/u.test(value)
    ? value
    : SafeLink.https(value)
}

function readList<T>(value: unknown, read: (entry: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(value)) return null
  const entries = value.slice(0, maxEntries).map(read)
  const kept = entries.filter((entry) => entry !== null)
  return kept.length > 0 ? kept : null
}
