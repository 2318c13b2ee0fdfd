import { isStore, toAppStore, toChromeStore, toPlayStore } from '../assets/storeLinks.mjs'

/**
 * What became of a value: kept (perhaps repaired), nothing (the list does not say), or emptied for
 * the kind of dirt it was.
 *
 * @typedef {{ value: string } | { value: null, kind?: Dirt }} Cleaned
 *
 * @typedef {'bare word' | 'control character' | 'dangerous scheme' | 'no scheme' | 'other place'
 *   | 'placeholder' | 'plain http' | 'private host' | 'query' | 'shared scheme' | 'too long'
 *   | 'user name' | 'white space'} Dirt
 */

/** What users type into a required field when they have nothing to say. */
const placeholder = /^(-+|\.+|\/+|\?+|n\/?a|none|no|nil|null|nothing|undefined|tbd|soon|xxx+)$/i

/** Schemes that run code, read files, start other programs or speak plain text. */
const dangerous =
  /^(javascript|vbscript|livescript|data|blob|file|filesystem|about|intent|android-app|content|view-source|ws|wss|ftp|mailto|tel|sms|market|itms-services|chrome|edge|ms-[a-z-]*|search|search-ms|x-javascript|(chrome|moz|safari|safari-web)-[a-z]+):/i

/** Claimed by no wallet in particular: whichever is installed would open. */
const shared = /^(app|dapp|ethereum|myapp|solana|wallet|walletapp|walletconnect|wc):/

/** Added to count visitors; the page is the same without. */
const tracking = /^(utm_\w+|adj_\w+|ref|referral|source|platform|hl|gl|pli|mt|itsct|itscg)$/

/**
 * A link to a page, such as a homepage: https, without query and fragment.
 *
 * @param {unknown} given
 * @returns {Cleaned}
 */
export function cleanPage(given) {
  const web = cleanWeb(given)
  if (!('url' in web)) return web
  return { value: `${web.url.origin}${web.url.pathname}` }
}

/**
 * An https link to which a pairing can be added: `https://w.com/app` becomes
 * `https://w.com/app/wc?uri=…`. One that ends that way already is cut, one with a query of its own
 * is useless, and one to a store starts no wallet.
 *
 * @param {unknown} given
 * @returns {Cleaned}
 */
export function cleanBase(given) {
  const web = cleanWeb(withoutPairing(given))
  if (!('url' in web)) return web
  const { url } = web
  if (isStore(url)) return emptied('other place')
  for (const name of [...url.searchParams.keys()]) {
    if (!tracking.test(name)) return emptied('query')
  }
  return { value: `${url.origin}${url.pathname}` }
}

/**
 * A link that starts an app: a scheme of its own, whole (`rainbow://`), or https.
 *
 * @param {unknown} given
 * @returns {Cleaned}
 */
export function cleanApp(given) {
  const text = readText(withoutPairing(given))
  if (text.value === null) return text
  if (/^https?:/i.test(text.value)) return cleanBase(text.value)
  if (dangerous.test(text.value)) return emptied('dangerous scheme')
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]*):\/\/(.*)$/i.exec(text.value) ?? []
  if (!scheme) return emptied(/^[a-z]+$/i.test(text.value) ? 'bare word' : 'no scheme')
  if (shared.test(`${scheme.toLowerCase()}:`)) return emptied('shared scheme')
  // A pairing is added at the end, where a query would swallow it.
  if (/[?#]/.test(rest)) return emptied('query')
  const link = `${scheme.toLowerCase()}://${rest}`
  return URL.canParse(link) ? { value: new URL(link).href } : emptied('no scheme')
}

/** @param {unknown} given @returns {Cleaned} */
export function cleanAppStore(given) {
  return cleanStore(given, toAppStore)
}

/** @param {unknown} given @returns {Cleaned} */
export function cleanPlayStore(given) {
  return cleanStore(given, toPlayStore)
}

/** @param {unknown} given @returns {Cleaned} */
export function cleanChromeStore(given) {
  return cleanStore(given, toChromeStore)
}

/**
 * A reverse domain name. Those of an example name nobody.
 *
 * @param {unknown} given
 * @returns {Cleaned}
 */
export function cleanRdns(given) {
  const text = readText(given)
  if (text.value === null) return text
  const rdns = text.value.toLowerCase()
  if (!/^[a-z0-9-]+(\.[a-z0-9_-]+)+$/.test(rdns) || rdns.length > 253) return emptied('bare word')
  if (/(^|\.)(example|localhost|invalid)(\.|$)/.test(rdns)) return emptied('placeholder')
  return { value: rdns }
}

/**
 * @param {unknown} given
 * @param {(value: string) => string | undefined} read
 * @returns {Cleaned}
 */
function cleanStore(given, read) {
  const web = cleanWeb(given)
  if (!('url' in web)) return web
  const value = read(web.url.href)
  return value ? { value } : emptied('other place')
}

/**
 * @param {unknown} given
 * @returns {{ url: URL } | { value: null, kind?: Dirt }}
 */
function cleanWeb(given) {
  const text = readText(given)
  if (text.value === null) return text
  if (dangerous.test(text.value)) return emptied('dangerous scheme')
  const [, scheme] = /^(https?):\/\/[^/\\]/i.exec(text.value) ?? []
  if (!scheme) return emptied(/^[\w ]+$/.test(text.value) ? 'bare word' : 'no scheme')
  if (!URL.canParse(text.value)) return emptied('no scheme')
  const url = new URL(text.value)
  if (url.username || url.password) return emptied('user name')
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(url.hostname))
    return emptied('private host')
  if (/(^|\.)(example(\.(com|net|org))?|localhost|local|internal|test|invalid)$/.test(url.hostname))
    return emptied('private host')
  // Where only the scheme differs, the same host speaks https; another port speaks what it likes.
  if (url.protocol === 'http:' && url.port !== '') return emptied('plain http')
  return { url: new URL(url.href.replace(/^http:/, 'https:')) }
}

/** Cuts what the client adds itself. @param {unknown} given */
function withoutPairing(given) {
  return typeof given === 'string' ? given.replace(/(wc\/?)?\?(uri=)?\s*$/i, '') : given
}

/**
 * @param {unknown} given
 * @returns {Cleaned}
 */
function readText(given) {
  if (typeof given !== 'string') return { value: null }
  const value = given.trim()
  if (value === '') return { value: null }
  if (placeholder.test(value)) return emptied('placeholder')
  // Browsers drop some of these inside a link, so `java\tscript:` would come alive.
  if (/[\p{C}\\"<>`]/u.test(value)) return emptied('control character')
  if (/\s/.test(value)) return emptied('white space')
  return value.length > 2048 ? emptied('too long') : { value }
}

/** @param {Dirt} kind @returns {{ value: null, kind: Dirt }} */
function emptied(kind) {
  return { value: null, kind }
}
