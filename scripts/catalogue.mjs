/**
 * Writes what the server shows without asking anyone: its list of wallets with their images, and
 * the artworks of networks, tokens and currencies.
 *
 *   node scripts/catalogue.mjs           writes services/server/catalogue
 *   node scripts/catalogue.mjs --check   fails when what is committed differs
 *
 * Everything comes from packages with permissive licences, fetched by npm once, checked against the
 * digests in `scripts/assets/sources.mjs` and kept in `.foyer/cache`. The wallets of the list that
 * `@foyer/core` contains keep their ids, order and facts; the others follow as their source ranks
 * them, those without an image last, cleaned by the rules in `scripts/catalogue`.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { runnerImport } from 'vite'
import { browserLinks } from './assets/browserLinks.mjs'
import { drawSvg } from './assets/drawSvg.mjs'
import { fetchPackage } from './assets/fetchPackage.mjs'
import { readKit } from './assets/readKit.mjs'
import { sources } from './assets/sources.mjs'
import { wellKnown } from './assets/wellKnown.mjs'
import { chooseWallets, nameWallets, orderWallets, skeleton } from './catalogue/chooseWallets.mjs'
import { cleanWallet } from './catalogue/cleanWallet.mjs'
import { drawCurrencies } from './catalogue/currencyArt.mjs'
import { readImage } from './catalogue/examineImage.mjs'
import { artworks, unusable } from './catalogue/imageNotes.mjs'
import { gatherNetworks } from './catalogue/networkArt.mjs'
import { gatherTokens } from './catalogue/tokenArt.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const listFolder = join(root, 'packages/core/src/wallets')
const catalogueFolder = join(root, 'services/server/catalogue')

/** The order of the wire's shape. */
const fields = [
  ...['id', 'name', 'badge_type', 'description', 'chains', 'homepage', 'image_id', 'image_url'],
  ...['order', 'link_mode', 'mobile_link', 'browser_link', 'desktop_link', 'webapp_link'],
  ...['app_store', 'play_store', 'chrome_store', 'rdns', 'injected', 'supports_wc'],
]

const used = ['rainbowkit', 'thirdweb', 'web3icons', 'web3icons-common', 'optimism-tokenlist']
const folders = Object.fromEntries(
  await Promise.all(used.map(async (key) => [key, await fetchPackage(sources[key])])),
)
const generated = join(folders.thirdweb, 'dist/esm/wallets/__generated__')

const source = await readSource()
const builtIn = await readBuiltIn()
const { kept, report } = chooseAll({ source, builtIn })
const { images, withImages, imageReport } = await chooseImages([...builtIn, ...kept])
const rows = await proveClean(orderWallets({ builtInCount: builtIn.length, rows: withImages }))
const { files, artReport } = await gatherArt()
files.set('wallets.json', `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`)
for (const [name, bytes] of images) files.set(`wallets/${name}`, bytes)
files.set('report.json', renderReport())

if (process.argv.includes('--check')) check()
else write()

/** The source's wallets, in the order it ranks them. */
async function readSource() {
  const infos = readFileSync(join(generated, 'wallet-infos.js'), 'utf8')
  const ranked = [...infos.matchAll(/^\s*id: "([^"]+)"/gm)].map(([, id]) => id)
  const rank = new Map(ranked.map((id, index) => [id, index]))
  const ids = readdirSync(join(generated, 'wallet'))
  const wallets = await Promise.all(
    ids.map(async (id) => (await importFile(join(generated, 'wallet', id, 'index.js'))).wallet),
  )
  const place = ({ id }) => rank.get(id) ?? Number.POSITIVE_INFINITY
  return wallets.sort((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1))
}

async function readBuiltIn() {
  const { parse } = await importListing()
  const { builtInData } = (await runnerImport(join(listFolder, 'builtInData.ts'))).module
  const { withPlaces } = (await runnerImport(join(listFolder, 'withPlaces.ts'))).module
  const { firstImages } = (await runnerImport(join(listFolder, 'firstImages.generated.ts'))).module
  const sourceIds = new Map(wellKnown.map(({ id, web }) => [id, web]))
  return builtInData.rows().map((row) => {
    const listing = withPlaces(parse(row))
    return {
      id: listing.id,
      sourceId: sourceIds.get(listing.id),
      row: listing,
      builtInImage: firstImages[listing.id] ?? readBuiltInImage(listing.id),
    }
  })
}

function chooseAll({ source, builtIn }) {
  const known = new Set(builtIn.map(({ sourceId }) => sourceId).filter(Boolean))
  const dropped = []
  const emptied = []
  const candidates = []
  for (const wallet of source) {
    if (known.has(wallet.id)) continue
    const cleaned = cleanWallet(wallet)
    if ('reason' in cleaned) {
      dropped.push({ sourceId: wallet.id, reason: cleaned.reason })
      continue
    }
    candidates.push({ sourceId: wallet.id, row: cleaned.row })
    emptied.push(...cleaned.emptied.map((entry) => ({ sourceId: wallet.id, ...entry })))
  }
  const chosen = chooseWallets({ builtIn: builtIn.map(({ row }) => row), candidates })
  dropped.push(...chosen.dropped)
  emptied.push(...chosen.emptied)
  const kept = nameWallets({ taken: builtIn.map(({ id }) => id), kept: chosen.kept })
  const isKept = new Set(kept.map(({ sourceId }) => sourceId))
  const report = {
    source: { name: sources.thirdweb.name, version: sources.thirdweb.version },
    integrity: sources.thirdweb.integrity,
    rows: source.length,
    kept: known.size + kept.length,
    dropped: dropped.length,
    droppedByReason: count(dropped.map(({ reason }) => reason)),
    emptied: emptied.filter(({ sourceId }) => isKept.has(sourceId)).length,
    emptiedByKind: count(
      emptied.filter(({ sourceId }) => isKept.has(sourceId)).map(({ kind }) => kind),
    ),
    addedByOthers: builtIn.length - known.size,
    droppedRows: dropped.sort((a, b) => (a.sourceId < b.sourceId ? -1 : 1)),
  }
  return { kept, report }
}

/** For each wallet the best image there is: a drawing before a photograph of one. */
async function chooseImages(wallets) {
  const kit = readKit(join(folders.rainbowkit, 'dist/wallets/walletConnectors'))
  const kitIcons = new Map([...kit.values()].map(({ name, icon }) => [skeleton(name), icon]))
  const { default: art } = await readModule('web3icons-common', 'dist/metadata/wallets.js')
  const artPaths = new Map(art.map(({ name, filePath }) => [skeleton(name), filePath]))

  const images = new Map()
  const without = []
  const refused = []
  const from = []
  const withImages = []
  for (const wallet of wallets) {
    const { id, sourceId, row, builtInImage } = wallet
    const key = skeleton(row.name)
    const kitIcon = kitIcons.get(key)
    const artPath = artworks.get(sourceId) ?? artPaths.get(key)
    const note = unusable.get(sourceId)
    const sourceImage = sourceId && !note && join(generated, 'wallet', sourceId, 'image.js')
    // The built-in list's own image stands before all, so that both lists look the same.
    const choices = builtInImage
      ? [['built-in', () => builtInImage]]
      : [
          ['rainbowkit', kitIcon && (() => readDefault(kitIcon))],
          ['web3icons', artPath && (() => readDefault(artFile(artPath)))],
          ['thirdweb', sourceImage && (() => readDefault(sourceImage))],
        ]
    let found
    for (const [origin, read] of choices) {
      if (!read || found) continue
      const image = readImage(await read())
      if ('reason' in image) refused.push({ id, origin, reason: image.reason })
      else found = { origin, image }
    }
    if (found) {
      images.set(`${id}.${found.image.format}`, found.image.bytes)
      from.push(found.origin)
    } else {
      without.push({ id, reason: note ?? 'refused' })
    }
    const browser_link = browserLinks[id]?.link ?? null
    withImages.push({ ...row, id, image_id: found ? id : null, browser_link })
  }
  const imageReport = { count: images.size, from: count(from), refused, without }
  return { images, withImages, imageReport }
}

/** Every row as a client would read it; one that the client would change is a mistake of ours. */
async function proveClean(wallets) {
  const { parse } = await importListing()
  const unlisted = Object.keys(browserLinks).filter((id) => !wallets.some((one) => one.id === id))
  if (unlisted.length > 0) throw new Error(`browserLinks names ${unlisted}, which are not listed`)
  return wallets.map((wallet, index) => {
    const given = { ...wallet, order: index + 1 }
    const row = Object.fromEntries(fields.map((field) => [field, given[field] ?? null]))
    if (!/^[a-z0-9-]{1,64}$/.test(row.id)) throw new Error(`${row.id} is no id`)
    const parsed = parse(row)
    if (!isDeepStrictEqual({ ...parsed }, row))
      throw new Error(`A client would change ${JSON.stringify(row)}`)
    return row
  })
}

async function gatherArt() {
  const networks = (await readModule('web3icons-common', 'dist/metadata/networks.js')).default
  const tokens = (await readModule('web3icons-common', 'dist/metadata/tokens.js')).default
  const list = (await readModule('optimism-tokenlist', 'dist/index.mjs')).default
  const draw = async (filePath) => {
    const file = artFile(filePath)
    return existsSync(file) ? drawSvg(await readDefault(file)) : undefined
  }
  const files = new Map()
  const { ambiguous, ...tokenArt } = await gatherTokens({ tokens, listed: list.tokens, draw })
  const art = {
    currencies: drawCurrencies(),
    networks: await gatherNetworks({ networks, draw }),
    tokens: tokenArt,
  }
  for (const [name, found] of Object.entries(art)) files.set(`${name}.json`, renderArt(found))
  const counts = Object.entries(art).map(([name, { art, ids }]) => [
    name,
    { artworks: Object.keys(art).length, ids: Object.keys(ids).length },
  ])
  return { files, artReport: { ...Object.fromEntries(counts), ambiguousTokens: ambiguous } }
}

function renderArt({ art, ids }) {
  const lines = (entries) =>
    Object.entries(entries)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map((entry) => entry.map((text) => JSON.stringify(text)).join(':'))
      .join(',\n')
  return `{"art":{\n${lines(art)}\n},"ids":{\n${lines(ids)}\n}}\n`
}

function renderReport() {
  const sha256 = createHash('sha256').update(files.get('wallets.json')).digest('hex')
  const wallets = { sha256, listed: rows.length, ...report }
  return `${JSON.stringify({ wallets, images: imageReport, art: artReport }, null, 2)}\n`
}

function readBuiltInImage(id) {
  const text = readFileSync(join(listFolder, `images/${id}.generated.ts`), 'utf8')
  return JSON.parse(/image: string = (".*")/.exec(text)[1])
}

/** @param {string} filePath such as `token:USDC`, as web3icons' metadata names a drawing */
function artFile(filePath) {
  const [kind, name] = filePath.split(':')
  // Its ground is part of the drawing, so that it shows on any colour.
  return join(folders.web3icons, `dist/svgs/${kind}s/background/${name}.svg.js`)
}

async function importListing() {
  return (await runnerImport(join(listFolder, 'WalletListing.ts'))).module
}

/** A package's module, whose one export is called differently in each. */
async function readModule(key, path) {
  const module = await importFile(join(folders[key], path))
  return { default: module.default ?? Object.values(module)[0] }
}

async function readDefault(path) {
  return (await importFile(path)).default
}

function importFile(path) {
  return import(pathToFileURL(path).href)
}

function count(values) {
  const counts = {}
  for (const value of values.toSorted()) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function readCommitted() {
  const names = ['wallets', '.'].flatMap((folder) => {
    const path = join(catalogueFolder, folder)
    return existsSync(path)
      ? readdirSync(path).map((name) => (folder === '.' ? name : `${folder}/${name}`))
      : []
  })
  return names.filter((name) => name !== 'wallets' && name !== 'README.md')
}

function check() {
  const stale = [...new Set([...files.keys(), ...readCommitted()])].filter((name) => {
    const path = join(catalogueFolder, name)
    return !files.has(name) || !existsSync(path) || !readFileSync(path).equals(toBytes(name))
  })
  if (stale.length === 0) return console.log(`${rows.length} wallets are up to date`)
  console.error(`Stale: ${stale.join(', ')}. Run \`npm run catalogue\`.`)
  process.exitCode = 1
}

function write() {
  for (const name of readCommitted()) {
    if (!files.has(name)) rmSync(join(catalogueFolder, name))
  }
  mkdirSync(join(catalogueFolder, 'wallets'), { recursive: true })
  for (const name of files.keys()) writeFileSync(join(catalogueFolder, name), toBytes(name))
  const { droppedRows, ...counts } = report
  console.log(counts)
  for (const { sourceId, reason, of } of droppedRows)
    console.log(`dropped ${sourceId}: ${reason}${of ? ` (${of})` : ''}`)
  const { refused, without, ...chosen } = imageReport
  console.log({ ...chosen, refused: refused.length, without: without.length }, artReport)
  const sizes = [...files.keys()].map((name) => [name.split('/')[0], toBytes(name).length])
  const totals = {}
  for (const [name, size] of sizes) totals[name] = (totals[name] ?? 0) + size
  console.log(totals, `${sizes.reduce((sum, [, size]) => sum + size, 0)} bytes together`)
}

function toBytes(name) {
  return Buffer.from(files.get(name))
}
