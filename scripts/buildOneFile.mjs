// The files for pages without a build step: packages/elements/dist/cdn (docs/decisions/0076).
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addLicences } from './buildStandalones.mjs'
import { importNow, readAbisNow } from './oneFilePlugins.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const elements = join(root, 'packages/elements')
const languagesFolder = join(root, 'packages/modal/src/languages')

/** Where connecting is all there is, what stands in the place of everything else. */
const connectOnly = {
  'packages/modal/src/shell/firstFeatures.ts': '../modal/src/shell/connectOnlyFeatures.ts',
  'packages/modal/src/shell/laterFeatures.ts': '../modal/src/shell/connectOnlyFeatures.ts',
  'packages/embedded/src/index.ts': 'cdn/connectOnly/embedded.ts',
  'packages/evm/src/transfers.ts': 'cdn/connectOnly/transfers.ts',
  'packages/evm/src/permissions/askPermission.ts': 'cdn/connectOnly/permissions.ts',
  'packages/core/src/flows/send/sentOf.ts': 'cdn/connectOnly/sentTransfers.ts',
  'packages/core/src/client/signIn/oneClick.ts': 'cdn/connectOnly/oneClick.ts',
  'packages/walletconnect/src/sign/signIn.ts': 'cdn/connectOnly/oneClick.ts',
  'packages/core/src/wallets/images.generated.ts': 'cdn/connectOnly/walletImages.ts',
  ...Object.fromEntries(
    [
      ...['history', 'nfts', 'onramp', 'prices', 'profile', 'recipients', 'sessions', 'swaps'],
      'walletAssets',
    ].map((name) => [`packages/core/src/resources/${name}.ts`, 'cdn/connectOnly/resources.ts']),
  ),
}

/** Of the sources, what is another file here. */
const instead = (isConnectAlone) => ({
  'packages/modal/src/languages/chunks.ts': 'cdn/languages.ts',
  ...(isConnectAlone && connectOnly),
})

/** @param {string} outDir */
export async function buildOneFile(outDir) {
  await rm(outDir, { recursive: true, force: true })
  await mkdir(outDir, { recursive: true })
  for (const [name, format] of [
    ['foyer', 'es'],
    ['foyer.global', 'iife'],
    ['foyer-connect', 'es'],
  ])
    await buildFile({ name, format, outDir })
  for (const tag of readdirSync(languagesFolder))
    if (existsSync(join(languagesFolder, tag, 'connecting.ts')))
      await buildLanguage({ tag, outDir })
  await buildWalletImages({ outDir })
  const integrity = {}
  for (const file of readdirSync(outDir).toSorted()) {
    const bytes = await readFile(join(outDir, file))
    integrity[file] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  }
  await writeFile(join(outDir, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`)
}

async function buildFile({ name, format, outDir }) {
  const vite = await import('vite')
  const entry = join(elements, 'cdn', `${name.replace('.global', '')}.ts`)
  const replaced = Object.entries(instead(name === 'foyer-connect'))
  const { output } = await vite.build({
    ...shared(outDir),
    plugins: [
      importNow,
      readAbisNow,
      {
        name: 'other-sources',
        enforce: 'pre',
        async resolveId(source, importer, options) {
          if (!importer) return undefined
          const found = await this.resolve(source, importer, { ...options, skipSelf: true })
          const [, other] = replaced.find(([path]) => found?.id === join(root, path)) ?? []
          if (other) return join(elements, other)
          return found && { ...found, id: onePlaceOf(found.id) }
        },
      },
    ],
    resolve: {
      conditions,
      alias: [
        { find: /^react$/, replacement: preact('compat/dist/compat.mjs') },
        { find: /^react-dom$/, replacement: preact('compat/dist/compat.mjs') },
        { find: /^react-dom\/client$/, replacement: preact('compat/client.mjs') },
        { find: /^react\/jsx-runtime$/, replacement: preact('jsx-runtime/dist/jsxRuntime.mjs') },
      ],
    },
    build: {
      ...shared(outDir).build,
      rolldownOptions: {
        // Of a helper for chunks, of which there are none.
        checks: { emptyImportMeta: false },
        input: entry,
        preserveEntrySignatures: 'strict',
        output: {
          ...shared(outDir).build.rolldownOptions.output,
          ...{ format, name: 'Foyer', entryFileNames: `${name}.js`, exports: 'named' },
        },
      },
    },
  })
  await addLicences(output, join(outDir, `${name}.js`))
}

/** What a page names before the file for a language: its texts. */
function buildLanguage({ tag, outDir }) {
  const core = join(root, `packages/core/src/client/languages/${tag}.ts`)
  return buildData({
    name: `foyer.${tag}`,
    outDir,
    code: `
    import { texts as connecting } from ${JSON.stringify(join(languagesFolder, tag, 'connecting.ts'))}
    import { texts as connected } from ${JSON.stringify(join(languagesFolder, tag, 'connected.ts'))}
    import { ${tag.replace('-', '')} as texts } from ${JSON.stringify(core)}
    const languages = globalThis.FoyerLanguages ??= {}
    languages[${JSON.stringify(tag)}] = { texts, connecting, connected }`,
  })
}

/** What a page names before `foyer-connect.js` for the images of all built-in wallets. */
function buildWalletImages({ outDir }) {
  const ids = readdirSync(imagesFolder).map((file) => file.replace('.generated.ts', ''))
  const imports = ids
    .toSorted()
    .map((id, at) => `import { image as _${at} } from ${JSON.stringify(imageOf(id))}\n`)
  const rows = ids.toSorted().map((id, at) => `${JSON.stringify(id)}: _${at}`)
  return buildData({
    name: 'foyer-wallets',
    outDir,
    code: `${imports.join('')}globalThis.FoyerWalletImages = { ${rows.join(', ')} }`,
  })
}

const imagesFolder = join(root, 'packages/core/src/wallets/images')
const imageOf = (id) => join(imagesFolder, `${id}.generated.ts`)

/** A script that leaves data where the file that comes after it looks. */
async function buildData({ name, code, outDir }) {
  const vite = await import('vite')
  const id = 'virtual:data'
  await vite.build({
    ...shared(outDir),
    plugins: [
      {
        name: 'data',
        enforce: 'pre',
        resolveId: (source) => (source === id ? id : undefined),
        load: (asked) => (asked === id ? code : undefined),
      },
    ],
    resolve: { conditions },
    build: {
      ...shared(outDir).build,
      rolldownOptions: {
        input: id,
        output: {
          ...shared(outDir).build.rolldownOptions.output,
          ...{ format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    },
  })
}

/** Sources rather than what was built of them, so that nothing of a package comes along that is not used. */
const conditions = ['@foyer/source', 'module', 'browser', 'import', 'default']

const places = new Map()
/** The same version of a package may be installed in several places: one of them is enough. */
function onePlaceOf(id) {
  const [, place] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
  if (!place) return id
  const { name, version } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
  const key = `${name}@${version}`
  if (!places.has(key)) places.set(key, place)
  return places.get(key) + id.slice(place.length)
}

const preact = (file) => join(elements, 'node_modules/preact', file)

const shared = (outDir) => ({
  root: elements,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2022',
    minify: true,
    cssMinify: true,
    cssTarget: 'esnext',
    copyPublicDir: false,
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { output: { codeSplitting: false, comments: { legal: true } } },
  },
})
