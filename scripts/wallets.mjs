/**
 * Writes the wallet list that Foyer brings along, and one module for each wallet's icon.
 *
 *   node scripts/wallets.mjs           writes packages/core/src/wallets/*.generated.ts
 *   node scripts/wallets.mjs --check   fails when the committed modules differ
 *
 * Facts and icons come from packages with permissive licences, fetched by npm once, checked against
 * the digests in `scripts/assets/sources.mjs` and kept in `.foyer/cache`. Which wallets, and in which order, is decided here.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { optimize } from 'svgo'
import { runnerImport } from 'vite'
import { sources } from './assets/sources.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const cacheFolder = join(root, '.foyer/cache')
const walletsFolder = join(root, 'packages/core/src/wallets')

const e = ['eip155']
const es = ['eip155', 'solana']
const esb = ['eip155', 'solana', 'bip122']

/**
 * The wallets, best known first; the first four can be reached without being installed, because they
 * are what a newcomer is recommended. `kit`, `web` and `art` are their names in rainbowkit, thirdweb
 * and web3icons; what is written here besides wins over all.
 *
 * @type {{ id: string, kit?: string, web?: string, art?: string, chains: string[], [field: string]: unknown }[]}
 */
const wallets = [
  { id: 'metamask', kit: 'metaMask', web: 'io.metamask', chains: es },
  { id: 'trust', kit: 'trust', web: 'com.trustwallet.app', chains: esb },
  { id: 'rainbow', kit: 'rainbow', web: 'me.rainbow', chains: e },
  { id: 'okx', kit: 'okx', web: 'com.okex.wallet', chains: esb },
  { id: 'coinbase', kit: 'coinbase', web: 'com.coinbase.wallet', chains: es },
  { id: 'phantom', kit: 'phantom', web: 'app.phantom', chains: esb },
  { id: 'rabby', kit: 'rabby', web: 'io.rabby', chains: e },
  { id: 'zerion', kit: 'zerion', web: 'io.zerion.wallet', chains: es },
  { id: 'ledger', kit: 'ledger', web: 'com.ledger', chains: esb },
  {
    ...{ id: 'safe', kit: 'safe', web: 'global.safe', chains: e },
    webapp_link: 'https://app.safe.global',
  },
  // The rdns its extension announces is in neither package.
  { id: 'uniswap', kit: 'uniswap', web: 'org.uniswap', chains: e, rdns: 'org.uniswap.app' },
  { id: 'bitget', kit: 'bitget', web: 'com.bitget.web3', chains: esb },
  { id: 'binance', kit: 'binance', web: 'com.binance.wallet', chains: esb },
  { id: 'brave', kit: 'brave', web: 'com.brave.wallet', chains: esb },
  {
    ...{ id: 'solflare', art: 'wallets/background/solflare', name: 'Solflare', chains: ['solana'] },
    homepage: 'https://solflare.com',
    app_store: 'https://apps.apple.com/app/id1580902717',
    play_store: 'https://play.google.com/store/apps/details?id=com.solflare.mobile',
    chrome_store: 'https://chromewebstore.google.com/detail/bhhhlbepdkbapadjdnnojkbgioiodbic',
  },
  { id: 'backpack', kit: 'backpack', web: 'app.backpack', chains: es },
  { id: 'xverse', web: 'app.xverse', chains: ['bip122'] },
  // thirdweb gives it the rdns of another maker.
  { id: 'leather', web: 'com.wallet.reown', chains: ['bip122'], rdns: null },
  { id: 'frame', kit: 'frame', web: 'sh.frame', chains: e },
  { id: 'exodus', web: 'com.exodus', art: 'wallets/background/exodus', chains: esb },
  { id: 'onekey', kit: 'onekey', web: 'so.onekey.app.wallet', chains: esb },
  { id: 'safepal', kit: 'safepal', web: 'com.safepal', chains: esb },
  { id: 'tokenpocket', kit: 'tokenPocket', web: 'pro.tokenpocket', chains: esb },
  { id: 'imtoken', kit: 'imToken', web: 'im.token', chains: ['eip155', 'bip122'] },
  // Here and for Crypto.com, thirdweb's picture wears the badge of the registry it came from.
  {
    ...{ id: '1inch', kit: '1inch', web: 'io.1inch.wallet', chains: e },
    art: 'exchanges/background/1inch',
  },
  {
    ...{ id: 'crypto-com', web: 'com.crypto.wallet', chains: esb },
    art: 'exchanges/background/crypto-com',
  },
  { id: 'robinhood', web: 'com.robinhood.wallet', chains: esb },
  { id: 'kraken', kit: 'kraken', web: 'com.kraken', chains: esb },
  { id: 'bybit', kit: 'bybit', web: 'com.bybit', chains: esb },
  { id: 'gate', kit: 'gate', web: 'net.gateweb3', chains: esb },
  { id: 'core', kit: 'core', web: 'app.core.extension', chains: esb },
  { id: 'ronin', kit: 'ronin', web: 'com.roninchain.wallet', chains: e },
  // Argent's new name; its old homepage forwards to it. thirdweb's own `io.ready` is another product.
  { id: 'ready', kit: 'ready', web: 'xyz.argent', chains: e },
  { id: 'family', web: 'co.family.wallet', chains: e },
  { id: 'coin98', kit: 'coin98', web: 'com.coin98', chains: esb },
  { id: 'subwallet', kit: 'subwallet', web: 'app.subwallet', chains: ['eip155', 'bip122'] },
  { id: 'talisman', kit: 'talisman', web: 'xyz.talisman', chains: es },
  { id: 'enkrypt', kit: 'enkrypt', web: 'com.enkrypt', chains: esb },
  { id: 'zeal', kit: 'zeal', web: 'app.zeal', chains: e },
  { id: 'mew', kit: 'mew', web: 'com.mewwallet', chains: e },
]

const header = '// Written by scripts/wallets.mjs. Do not edit.\n\n'

/** A larger icon would weigh more than the row that shows it. */
const maxIconBytes = 6 * 1024

/** Clean rows leave out what the catalogue adds back when it reads them. */
const { parse } = (await runnerImport(join(walletsFolder, 'WalletListing.ts'))).module
const folders = Object.fromEntries(
  await Promise.all(
    Object.entries(sources).map(async ([key, source]) => [key, await fetchPackage(source)]),
  ),
)
const kit = readKit(join(folders.rainbowkit, 'dist/wallets/walletConnectors'))
const rows = await Promise.all(wallets.map(readWallet))
const files = new Map([
  ['builtIn.generated.ts', renderList(rows)],
  ['images.generated.ts', renderImages(rows)],
  ...rows.map(({ listing, image }) => [`images/${listing.id}.generated.ts`, renderImage(image)]),
])

if (process.argv.includes('--check')) check()
else write()

/** Fetches a package once and unpacks it; a tarball that is not the pinned one is refused. */
async function fetchPackage({ name, version, integrity }) {
  const base = `${name.replace('@', '').replace('/', '-')}-${version}`
  const folder = join(cacheFolder, base)
  const tarball = `${folder}.tgz`
  mkdirSync(cacheFolder, { recursive: true })
  const run = promisify(execFile)
  if (!existsSync(tarball)) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    await run(npm, ['pack', `${name}@${version}`, '--pack-destination', cacheFolder])
  }
  const digest = createHash('sha512').update(readFileSync(tarball)).digest('base64')
  if (`sha512-${digest}` !== integrity) {
    rmSync(tarball)
    throw new Error(`${name} ${version} is not the package this script was written for`)
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
  return folder
}

/**
 * Reads rainbowkit's wallets as text: running them would need wagmi.
 *
 * @returns {Map<string, { name: string, text: string, icon: string }>}
 */
function readKit(folder) {
  const found = new Map()
  for (const file of readdirSync(folder)) {
    if (!/^chunk-.*\.js$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    const [, id, name] = /\bid: "([^"]+)",[^{}]*?\bname: "([^"]+)"/.exec(text) ?? []
    const [, icon] = /import\("\.\/([^"]+)"\)/.exec(text) ?? []
    // Each wallet is there twice with other chunk names; one of the two has its icon beside it.
    if (id && icon && existsSync(join(folder, icon))) {
      found.set(id, { name, text, icon: join(folder, icon) })
    }
  }
  return found
}

async function readWallet({ id, kit: kitId, web: webId, art, chains, ...given }) {
  const fromKit = kitId ? kit.get(kitId) : undefined
  if (kitId && !fromKit) throw new Error(`rainbowkit has no wallet ${kitId}`)
  const webFolder = join(folders.thirdweb, 'dist/esm/wallets/__generated__/wallet', webId ?? '')
  const web = webId ? (await importFile(join(webFolder, 'index.js'))).wallet : undefined

  const text = fromKit?.text ?? ''
  const find = (pattern) => pattern.exec(text)?.[1]
  const scheme = find(/`([a-z][a-z0-9.+-]*:\/\/[^`]*?)wc\?uri=/)
  const mobileLink = (scheme?.startsWith('http') ? undefined : scheme) || web?.mobile.native
  const row = {
    id,
    name: fromKit?.name ?? web?.name,
    rdns: web?.rdns || find(/\brdns: "([^"]+)"/),
    homepage: toHomepage(web?.homepage),
    app_store: toAppStore(web?.app.ios) ?? toAppStore(find(/\bios: "([^"]+)"/)),
    play_store: toPlayStore(web?.app.android) ?? toPlayStore(find(/\bandroid: "([^"]+)"/)),
    chrome_store: toChromeStore(web?.app.chrome) ?? toChromeStore(find(/\bchrome: "([^"]+)"/)),
    mobile_link: mobileLink,
    desktop_link: web?.desktop.native,
    // thirdweb takes its links from a registry of WalletConnect wallets.
    supports_wc: text.includes('getWalletConnectConnector(') || Boolean(web?.mobile.native),
    chains,
    ...given,
  }
  const listing = parse(row)
  if (!listing) throw new Error(`${id} is no listing: ${JSON.stringify(row)}`)
  const image = await readImage({ id, art, kitIcon: fromKit?.icon, webIcon: webId && webFolder })
  return { listing, image }
}

/** The drawing named for it or else rainbowkit's, when light enough; else a picture of 128 pixels. */
async function readImage({ id, art, kitIcon, webIcon }) {
  const artFile = art && join(folders.web3icons, `dist/svgs/${art}.svg.js`)
  const files = [artFile, kitIcon, webIcon && join(webIcon, 'image.js')].filter(Boolean)
  const given = await Promise.all(files.map(async (file) => (await importFile(file)).default))
  const images = given.map((image) => (image.startsWith('data:image/webp') ? image : draw(image)))
  const image = images.find((candidate) => candidate && candidate.length <= maxIconBytes)
  if (!image) throw new Error(`${id} has no icon under ${maxIconBytes} bytes`)
  return image
}

/** @returns {string | undefined} the SVG made small, or nothing when it draws on anything outside it. */
function draw(source) {
  const [, address] = /^data:image\/svg\+xml,(.*)$/s.exec(source) ?? []
  const svg = address === undefined ? source : decodeURIComponent(address)
  const { data } = optimize(svg, { multipass: true, floatPrecision: 2 })
  if (/<(script|foreignObject|image)|\son\w+=|href="(?!#)|url\((?!#)/i.test(data)) return undefined
  // Only what would end or change the address is escaped, so that the host's compression still works.
  const escaped = data
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, (letter) => encodeURIComponent(letter))
  return `data:image/svg+xml,${escaped}`
}

function toHomepage(value) {
  if (!value) return undefined
  const url = new URL(value.replace(/^http:/, 'https:'))
  return `${url.origin}${url.pathname}`
}

function toAppStore(value) {
  const [, id] = /^https:\/\/(?:apps|itunes)\.apple\.com\/.*\b(id\d+)/.exec(value ?? '') ?? []
  return id && `https://apps.apple.com/app/${id}`
}

function toPlayStore(value) {
  const [, id] = /^https:\/\/play\.google\.com\/.*[?&]id=([\w.]+)/.exec(value ?? '') ?? []
  return id && `https://play.google.com/store/apps/details?id=${id}`
}

function toChromeStore(value) {
  const store =
    /^https:\/\/(?:chrome\.google\.com\/webstore|chromewebstore\.google\.com)\/.*\/([a-p]{32})\b/
  const [, id] = store.exec(value ?? '') ?? []
  return id && `https://chromewebstore.google.com/detail/${id}`
}

function importFile(path) {
  return import(pathToFileURL(path).href)
}

function renderList(entries) {
  const lines = entries.map(({ listing }) => {
    const { order: _, ...said } = listing
    return JSON.stringify(Object.fromEntries(Object.entries(said).filter(([, v]) => v !== null)))
  })
  return `${header}/** Rows of the wire's shape, best known first; what is not said is left out. */
export const builtIn: readonly object[] = [\n  ${lines.join(',\n  ')},\n]\n`
}

function renderImages(entries) {
  const lines = entries.map(
    ({ listing: { id } }) =>
      `  ${JSON.stringify(id)}: () => import('./images/${id}.generated.ts'),`,
  )
  return `${header}/** One module for each icon, so that a page pays for those it shows. */
export const images: { readonly [id: string]: () => Promise<{ readonly image: string }> } = {
${lines.join('\n')}\n}\n`
}

function renderImage(image) {
  return `${header}export const image: string = ${JSON.stringify(image)}\n`
}

/** @returns {Map<string, string>} what is committed, by path in the folder */
function readCommitted() {
  const images = existsSync(join(walletsFolder, 'images'))
    ? readdirSync(join(walletsFolder, 'images')).map((name) => `images/${name}`)
    : []
  const names = [...readdirSync(walletsFolder), ...images].filter((name) =>
    name.endsWith('.generated.ts'),
  )
  return new Map(names.map((name) => [name, readFileSync(join(walletsFolder, name), 'utf8')]))
}

function check() {
  const committed = readCommitted()
  const stale = [...new Set([...files.keys(), ...committed.keys()])].filter(
    (name) => files.get(name) !== committed.get(name),
  )
  if (stale.length === 0) return console.log(`${rows.length} wallets are up to date`)
  console.error(`Stale: ${stale.join(', ')}. Run \`npm run wallets\`.`)
  process.exitCode = 1
}

function write() {
  for (const name of readCommitted().keys()) {
    if (!files.has(name)) rmSync(join(walletsFolder, name))
  }
  mkdirSync(join(walletsFolder, 'images'), { recursive: true })
  for (const [name, text] of files) writeFileSync(join(walletsFolder, name), text)
  const weigh = (text) => brotliCompressSync(text).length
  const icons = rows.map(({ image }) => weigh(image)).sort((a, b) => a - b)
  console.log(`${rows.length} wallets; brotli: list ${weigh(files.get('builtIn.generated.ts'))} B`)
  console.log(`icons ${icons[0]} to ${icons.at(-1)} B, half under ${icons[icons.length >> 1]} B`)
}
