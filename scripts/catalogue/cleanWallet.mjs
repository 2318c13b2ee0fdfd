import {
  cleanApp,
  cleanAppStore,
  cleanBase,
  cleanChromeStore,
  cleanPage,
  cleanPlayStore,
  cleanRdns,
} from './cleanLink.mjs'

/**
 * One wallet of the source, as it stands there.
 *
 * @typedef {object} SourceWallet
 * @property {string} id the source's own name for it
 * @property {unknown} name
 * @property {unknown} [homepage]
 * @property {unknown} [rdns]
 * @property {Record<string, unknown>} [app] stores and web app, by platform
 * @property {{ native?: unknown, universal?: unknown }} [mobile]
 * @property {{ native?: unknown, universal?: unknown }} [desktop]
 */

/**
 * @typedef {Record<string, any>} Row the wire's shape without id and order
 * @typedef {{ field: string, kind: import('./cleanLink.mjs').Dirt }} Emptied
 * @typedef {'no name' | 'deceptive name' | 'test entry' | 'unreachable'} Refusal
 */

/**
 * Cleans one wallet by itself. What is dirty is emptied and noted; a wallet without a name one can
 * trust, made for tests, or without any way to be used, is refused.
 *
 * @param {SourceWallet} wallet
 * @returns {{ row: Row, emptied: Emptied[] } | { reason: Refusal }}
 */
export function cleanWallet({ name: given, homepage, rdns, app = {}, mobile = {}, desktop = {} }) {
  if (typeof given !== 'string' || !/[\p{L}\p{N}]/u.test(given)) return { reason: 'no name' }
  // Characters without a shape make a name look like another's. Nobody honest types them.
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{DI}\u2800]|\p{M}{3}/u.test(given))
    return { reason: 'deceptive name' }
  const name = given.trim().replace(/\s+/gu, ' ')
  if (name.length > 64) return { reason: 'deceptive name' }
  if (isTestEntry(name)) return { reason: 'test entry' }

  /** @type {Emptied[]} */
  const emptied = []
  /** @param {string} field @param {import('./cleanLink.mjs').Cleaned} cleaned */
  const take = (field, cleaned) => {
    if (cleaned.value === null && cleaned.kind) emptied.push({ field, kind: cleaned.kind })
    return cleaned.value
  }
  const row = {
    name,
    badge_type: null,
    description: null,
    // The list's makers gathered wallets for EVM chains, and says nothing about any of them.
    chains: ['eip155'],
    homepage: take('homepage', cleanPage(homepage)),
    image_id: null,
    image_url: null,
    link_mode: null,
    mobile_link:
      take('mobile.native', cleanApp(mobile.native)) ??
      take('mobile.universal', cleanBase(mobile.universal)),
    desktop_link: take('desktop.native', cleanApp(desktop.native)),
    webapp_link:
      take('app.browser', cleanBase(app.browser)) ??
      take('desktop.universal', cleanBase(desktop.universal)),
    app_store: take('app.ios', cleanAppStore(app.ios)),
    play_store: take('app.android', cleanPlayStore(app.android)),
    chrome_store: take('app.chrome', cleanChromeStore(app.chrome)),
    rdns: take('rdns', cleanRdns(rdns)),
    injected: null,
    supports_wc: null,
  }
  if (!isReachable(row)) return { reason: 'unreachable' }
  return { row: { ...row, supports_wc: supportsPairing(row) }, emptied }
}

/** Whether there is any way to get a wallet or to start it. @param {Row} row */
export function isReachable(row) {
  return [
    ...[row.homepage, row.mobile_link, row.desktop_link, row.webapp_link],
    ...[row.app_store, row.play_store, row.chrome_store, row.rdns],
  ].some((value) => value !== null)
}

/**
 * The source takes its links from a registry of wallets that pair. One that has none and lives in
 * the browser does not pair; of an app without links nothing is known.
 *
 * @param {Row} row
 */
function supportsPairing(row) {
  if (row.mobile_link ?? row.desktop_link ?? row.webapp_link) return true
  return row.rdns !== null || row.chrome_store !== null ? false : null
}

/** @param {string} name */
function isTestEntry(name) {
  return /\b(sample|demo|test|tests|testing|example|dummy|debug|staging|placeholder)\b/i.test(name)
}
