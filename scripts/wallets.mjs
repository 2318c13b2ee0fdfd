/**
 * Writes the built-in wallet list, and one module for each wallet's icon.
 *
 *   node scripts/wallets.mjs           writes packages/core/src/wallets/*.generated.ts
 *   node scripts/wallets.mjs --check   fails when the committed modules differ
 *
 * Facts and icons come from packages with permissive licences, fetched by npm once, checked against
 * the digests in `scripts/assets/sources.mjs` and kept in `.foyer/cache`. Which wallets, and in
 * which order, is decided in `scripts/assets/wellKnown.mjs`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { runnerImport } from 'vite'
import { browserLinks } from './assets/browserLinks.mjs'
import { drawSvg } from './assets/drawSvg.mjs'
import { fetchPackage } from './assets/fetchPackage.mjs'
import { readKit } from './assets/readKit.mjs'
import { sources } from './assets/sources.mjs'
import { toAppStore, toChromeStore, toPlayStore } from './assets/storeLinks.mjs'
import { wellKnown } from './assets/wellKnown.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const walletsFolder = join(root, 'packages/core/src/wallets')

/** The recommended ones, which nearly every first open shows: they are part of the list. */
const firstImages = 4

const header = '// Written by scripts/wallets.mjs. Do not edit.\n\n'

/** What no name and no link contains. */
const betweenCells = '|'

/** A larger icon would weigh more than the row that shows it. */
const maxIconBytes = 6 * 1024

/** Clean rows leave out what the catalogue adds back when it reads them. */
const { parse } = (await runnerImport(join(walletsFolder, 'WalletListing.ts'))).module
const folders = Object.fromEntries(
  await Promise.all(
    ['rainbowkit', 'thirdweb', 'web3icons'].map(async (key) => [
      key,
      await fetchPackage(sources[key]),
    ]),
  ),
)
const kit = readKit(join(folders.rainbowkit, 'dist/wallets/walletConnectors'))
const rows = await Promise.all(wellKnown.map(readWallet))
const first = rows.slice(0, firstImages)
const others = rows.slice(firstImages)
const files = new Map([
  ['builtIn.generated.ts', renderList(rows)],
  ['builtInPlaces.generated.ts', renderPlaces(rows)],
  ['firstImages.generated.ts', renderFirstImages(first)],
  ['images.generated.ts', renderImages(others)],
  ...others.map(({ listing, image }) => [`images/${listing.id}.generated.ts`, renderImage(image)]),
])

if (process.argv.includes('--check')) check()
else write()

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
    browser_link: browserLinks[id]?.link,
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

/** The drawing named for it or else rainbowkit's, when light enough; else an image of 128 pixels. */
async function readImage({ id, art, kitIcon, webIcon }) {
  const artFile = art && join(folders.web3icons, `dist/svgs/${art}.svg.js`)
  const files = [artFile, kitIcon, webIcon && join(webIcon, 'image.js')].filter(Boolean)
  const given = await Promise.all(files.map(async (file) => (await importFile(file)).default))
  const images = given.map((image) => (image.startsWith('data:image/webp') ? image : draw(image)))
  const image = images.find((candidate) => candidate && candidate.length <= maxIconBytes)
  if (!image) throw new Error(`${id} has no icon under ${maxIconBytes} bytes`)
  return image
}

/** @returns {string | undefined} the address of the drawing, or nothing when it is unsafe */
function draw(source) {
  const [, address] = /^data:image\/svg\+xml,(.*)$/s.exec(source) ?? []
  const data = drawSvg(address === undefined ? source : decodeURIComponent(address))
  // Only what would end or change the address is escaped, so that the host's compression still works.
  const escaped = data
    ?.replaceAll('"', "'")
    .replace(/[%#<>]/g, (letter) => encodeURIComponent(letter))
  return escaped && `data:image/svg+xml,${escaped}`
}

function toHomepage(value) {
  if (!value) return undefined
  const url = new URL(value.replace(/^http:/, 'https:'))
  return `${url.origin}${url.pathname}`
}

function importFile(path) {
  return import(pathToFileURL(path).href)
}

/** Where a wallet can be had and opened: most of the list, wanted once it is not here. */
function isPlace(field) {
  return field === 'homepage' || field.endsWith('_link') || field.endsWith('_store')
}

function renderList(entries) {
  const fields = [...new Set(entries.flatMap(({ listing }) => Object.keys(listing)))].filter(
    (field) =>
      field !== 'order' &&
      !isPlace(field) &&
      entries.some(({ listing }) => listing[field] !== null),
  )
  return `${header}/**
 * Wallets in the wire's field names, best known first: of each field what its values begin with, and
 * the rest of one wallet's after another's. What is not said is empty, a list is separated by spaces.
 */
export const builtIn: { readonly [field: string]: readonly [start: string, rests: string] } = {
${renderFields(fields, entries)}\n}\n`
}

function renderPlaces(entries) {
  const places = entries.map(({ listing }) => {
    const said = Object.entries(listing).filter(([field, value]) => isPlace(field) && value)
    return `  ${JSON.stringify(listing.id)}: ${JSON.stringify(Object.fromEntries(said))},`
  })
  return `${header}/** Where the same wallets can be had and opened, by id and in the wire's field names. */
export const builtInPlaces: { readonly [id: string]: { readonly [field: string]: string } } = {
${places.join('\n')}\n}\n`
}

/** Fields side by side say what is alike next to each other, which compresses better than rows. */
function renderFields(fields, entries) {
  const lines = fields.map((field) => {
    const cells = entries.map(({ listing }) => toCell(listing[field]))
    const start = commonStart(cells.filter((cell) => cell !== ''))
    const rest = cells.map((cell) => cell.slice(start.length)).join(betweenCells)
    return `  ${field}: [${JSON.stringify(start)}, ${JSON.stringify(rest)}],`
  })
  return lines.join('\n')
}

function toCell(value) {
  const cell = Array.isArray(value) ? value.join(' ') : String(value ?? '')
  if (cell.includes(betweenCells) || typeof value?.[0] === 'object')
    throw new Error(`${JSON.stringify(value)} cannot stand beside others`)
  return cell
}

function commonStart(cells) {
  const [first = ''] = cells
  let length = 0
  while (length < first.length && cells.every((cell) => cell[length] === first[length])) length += 1
  // One wallet's alone would be empty, which means that it has none.
  return cells.some((cell) => cell.length === length) ? '' : first.slice(0, length)
}

function renderFirstImages(entries) {
  const lines = entries.map(
    ({ listing: { id }, image }) => `  ${JSON.stringify(id)}: ${JSON.stringify(image)},`,
  )
  return `${header}/** The icons of the first rows, by wallet id. */
export const firstImages: { readonly [id: string]: string } = {
${lines.join('\n')}\n}\n`
}

function renderImages(entries) {
  const lines = entries.map(
    ({ listing: { id } }) =>
      `  ${JSON.stringify(id)}: () => import('./images/${id}.generated.ts'),`,
  )
  return `${header}/** One module for each other icon, so that a page pays for those it shows. */
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
