// Builds every package to `dist`: JavaScript with Vite's library mode, types with the compiler.
// A package whose inputs hash to its stamp in `.foyer/build` is left alone.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inlineShapes } from './inlineShapes.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const stampFolder = join(root, '.foyer/build')

/** What changes the output of every package. */
const sharedInputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/inlineShapes.mjs',
]

/**
 * Builds the packages and, unless `demo` is false, the demo and the development wallet. Types are checked
 * on the way unless `check` is false, which writes the same files in less time.
 *
 * @param {{ force?: boolean, demo?: boolean, check?: boolean, log?: (line: string) => void }} [options]
 * @returns {Promise<{ built: string[], fresh: string[] }>} names of what was built and what was still good
 */
export async function build({ force = false, demo = true, check = true, log = console.log } = {}) {
  const built = []
  const fresh = []
  const shared = hashFiles(sharedInputs.map((path) => join(root, path)))
  const hashes = new Map()

  for (const unit of [...readPackages(), ...(demo ? readApps() : [])]) {
    const hash = hashUnit({ unit, shared, hashes })
    hashes.set(unit.name, hash)
    if (!force && isFresh({ unit, hash })) {
      fresh.push(unit.name)
      continue
    }
    const startMs = performance.now()
    const environment = process.env.NODE_ENV
    // A test that builds would otherwise leave JSX for development behind.
    process.env.NODE_ENV = 'production'
    try {
      await (unit.doors ? buildPackage({ ...unit, check }) : buildApp(unit))
    } finally {
      // And npm would install without development packages.
      if (environment === undefined) delete process.env.NODE_ENV
      else process.env.NODE_ENV = environment
    }
    await writeStamp({ unit, hash })
    built.push(unit.name)
    log(`built ${unit.name} in ${((performance.now() - startMs) / 1000).toFixed(1)} s`)
  }
  return { built, fresh }
}

/**
 * The packages that have sources, each after the packages it depends on.
 *
 * @returns {{ name: string, folder: string, manifest: any, dependencies: string[], doors: string[] }[]}
 */
export function readPackages() {
  const all = ['packages', 'services']
    .filter((place) => existsSync(join(root, place)))
    .flatMap((place) => readdirSync(join(root, place)).map((name) => join(root, place, name)))
    .map(readUnit)
    .filter((unit) => unit !== undefined)
    .map((unit) => ({ ...unit, doors: readDoors(unit) }))
    .filter((unit) => unit.doors.length > 0)
  return sortByDependency(all)
}

function readApps() {
  return ['apps/demo', 'apps/wallet']
    .map((path) => join(root, path))
    .filter((folder) => existsSync(join(folder, 'vite.config.ts')))
    .map(readUnit)
    .filter((unit) => unit !== undefined)
}

/** Its types may be named without installing it, see `inlineShapes`. */
const shapes = '@foyer/protocol'

function readUnit(folder) {
  const path = join(folder, 'package.json')
  if (!existsSync(path)) return undefined
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const dependencies = Object.keys({
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    // Tests lean on packages that the build does without.
    ...(manifest.private && manifest.devDependencies),
    ...(manifest.devDependencies?.[shapes] && { [shapes]: '' }),
  }).filter((name) => name.startsWith('@foyer/'))
  return { name: manifest.name, folder, manifest, dependencies }
}

/** The outputs that applications may import and whose sources exist: `['index.js']`. */
function readDoors({ folder, manifest }) {
  return Object.values(manifest.exports ?? {})
    .filter((door) => door['@foyer/source'] && existsSync(join(folder, door['@foyer/source'])))
    .map((door) => relative('dist', door.default))
}

function sortByDependency(units) {
  const sorted = []
  const visit = (unit, path) => {
    if (sorted.includes(unit)) return
    if (path.includes(unit.name)) throw new Error(`Packages in a circle: ${path.join(' -> ')}`)
    for (const name of unit.dependencies) {
      const dependency = units.find((other) => other.name === name)
      if (dependency) visit(dependency, [...path, unit.name])
    }
    sorted.push(unit)
  }
  for (const unit of units) visit(unit, [])
  return sorted
}

async function buildPackage({ name, folder, manifest, doors, check }) {
  // Built aside and swapped in at the end: a server that reads `dist` never sees half of it.
  const aside = join(folder, `.dist-${process.pid}`)
  // Of a build that was killed.
  await rm(aside, { recursive: true, force: true })
  try {
    // Side by side, as the compiler of types has a process of its own.
    const halves = await Promise.allSettled([
      emitScripts({ name, folder, doors, outDir: aside }),
      emitTypes({ folder, manifest, outDir: aside, check }),
    ])
    for (const { status, reason } of halves) if (status === 'rejected') throw reason
    const missing = doors.filter((door) => !existsSync(join(aside, door)))
    if (missing.length > 0) throw new Error(`${folder} lacks ${missing}: a door is src/<door>.ts`)
    await swap({ from: aside, to: join(folder, 'dist') })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

async function emitScripts({ name, folder, doors, outDir }) {
  await compile({ name, folder, doors, outDir })
  if (bundled[name]) await openDoor({ door: bundled[name], outDir })
  for (const path of readStandalones(folder)) await compileStandalone({ folder, path, outDir })
}

/**
 * Packages whose sources become one file for everything that is loaded together, and one for each
 * thing loaded later: nobody imports a part of them, and file by file a host's bundler makes small
 * chunks of whatever two features share, each a request at the first open (docs/decisions/0002).
 */
const bundled = { '@foyer/modal': 'index' }

/**
 * Which source of a package is built into one file with everything that it cannot do without, except for
 * what a door needs as well: the code of its other sources imports from that file. What loads later
 * shares pieces with it, and file by file a host's bundler would cut each into a file of its own
 * (docs/decisions/0012, 0063).
 */
const merged = {
  '@foyer/bitcoin': 'walletConnections',
  '@foyer/core': 'client/connections/connections',
}

async function compile({ name, folder, doors, outDir }) {
  const vite = await import('vite')
  const door = bundled[name] && join(folder, `src/${bundled[name]}.ts`)
  const together = door && listStaticImports(door)
  const parts = merged[name] ? listMerged({ name, folder, doors }) : new Set()
  await vite.build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: door ? [] : [keepImports({ name, folder, parts })],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      cssMinify: true,
      // What the designer wrote is what ships; nothing is lowered behind their back.
      cssTarget: 'esnext',
      lib: {
        entry: door ? { [bundled[name]]: door } : readSources({ folder, name, parts }),
        formats: ['es'],
      },
      rolldownOptions: {
        // Every bare import is the host's to resolve, Node's own modules too.
        external: (id) => !/^[./\0]/.test(id),
        treeshake: false,
        checks: { moduleLevelDirective: false },
        experimental: { attachDebugInfo: 'none' },
        output: {
          entryFileNames: '[name].js',
          ...(together && {
            chunkFileNames: '[name].js',
            // Bundlers keep every name that one of our files exports to another: fifty of them weigh 300 bytes.
            minifyInternalExports: true,
            codeSplitting: {
              groups: [
                { name: togetherName, test: (id) => together.has(id.split('?')[0]) },
                // One file as well: the name of each small one weighs more than what is in it.
                {
                  name: 'parts',
                  test: /\/src\/(ui\/|feature\/(NamedSentence|inAppLink|figures|laterHooks|NetworkImage|TokenImage|TokenRow|code\/)|platform\/copyText)/,
                  minShareCount: 2,
                },
              ],
            },
          }),
          comments: { legal: true, annotation: true, jsdoc: false },
        },
      },
    },
  })
}

const togetherName = 'together'

/** The sources that stand in one file with the one that `merged` names, that one among them. */
function listMerged({ name, folder, doors }) {
  const ofDoors = doors.map((door) =>
    listStaticImports(join(folder, 'src', door.replace(/\.js$/, '.ts'))),
  )
  const all = listStaticImports(join(folder, `src/${merged[name]}.ts`))
  return new Set([...all].filter((path) => !ofDoors.some((needed) => needed.has(path))))
}

/** A source and everything of its package that it cannot do without: styles too, `import()` not. */
function listStaticImports(entry) {
  const found = new Set()
  const visit = (path) => {
    if (found.has(path)) return
    found.add(path)
    for (const imported of listImports(path, staticImport)) visit(imported)
  }
  visit(entry)
  return found
}

// Never beyond a bracket: the first quotes of an exported function may be those of an `import()`.
const staticImport = /^(?:import|export)\b(?! type)(?:[\w\s{},*$]*?\bfrom)?\s*['"](\.[^'"]+)['"]/gm
const laterImport = /\bimport\(\s*['"](\.[^'"]+)['"]/g

/** What a source imports of its package, in one of these two ways. */
function listImports(path, way) {
  const sources = [...readFileSync(path, 'utf8').matchAll(way)].map(([, source]) => source)
  return sources.map((source) => resolve(path, '..', source.split('?')[0]))
}

/**
 * The bundler leaves a door that only leads to the file with everything: one request more. Features
 * import from that file, so it becomes the door itself.
 */
async function openDoor({ door, outDir }) {
  const names = (await readdir(outDir)).filter((name) => name.endsWith('.js'))
  const facade = await readFile(join(outDir, `${door}.js`), 'utf8')
  const [, listed = ''] = /export \{([^}]*)\} from/.exec(facade) ?? []
  const exported = [...listed.matchAll(/\w+ as (\w+)/g)].map(([, name]) => name)
  if (exported.length === 0) throw new Error(`${door}.js exports nothing: ${facade.slice(0, 200)}`)
  const together = await readFile(join(outDir, `${togetherName}.js`), 'utf8')
  await rm(join(outDir, `${togetherName}.js`))
  // Among its own files everything has a short name; what others import keeps its own beside it.
  await writeFile(join(outDir, `${door}.js`), `${together}export { ${exported.join(', ')} };\n`)
  for (const name of names.filter((it) => it !== `${togetherName}.js`)) {
    if (name === `${door}.js`) continue
    const text = await readFile(join(outDir, name), 'utf8')
    await writeFile(join(outDir, name), text.replaceAll(`./${togetherName}.js`, `./${door}.js`))
  }
}

/** Sources that are built with all that they import, see `compileStandalone`. */
function readStandalones(folder) {
  return listFiles(join(folder, 'src')).filter((path) => path.endsWith('.standalone.ts'))
}

/**
 * What hardly anybody needs and is loaded on demand, in one file with its dependencies. A bundler
 * never cuts a module in two, so what such code shares with the rest of a package would make the rest
 * as large as both together.
 */
async function compileStandalone({ folder, path, outDir }) {
  const vite = await import('vite')
  const name = relative(join(folder, 'src'), path).replace(/\.ts$/, '.js')
  const [{ output }] = await vite.build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: path,
        formats: ['es'],
        fileName: () => name,
      },
      rolldownOptions: {
        output: { comments: { legal: true, annotation: true, jsdoc: false } },
      },
    },
  })
  // The licences of what is in it ask to be copied along.
  const packages = output.flatMap(({ moduleIds = [] }) =>
    moduleIds.map((id) => /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id)?.[0]),
  )
  const licences = await Promise.all(
    [...new Set(packages)]
      .filter((place) => place !== undefined)
      .map((place) => readFile(join(place, 'LICENSE'), 'utf8')),
  )
  const text = await readFile(join(outDir, name), 'utf8')
  await writeFile(
    join(outDir, name),
    `${licences.map((licence) => `/*!\n${licence.trim()}\n*/\n`).join('')}${text}`,
  )
}

/**
 * Every source by the name of its output. The shape of the sources is kept, one output for each, so
 * the host's bundler drops unused modules whole and cuts its own chunks. Bundling here instead would
 * turn `export * as Caip10` into an object of getters, which no bundler can shake.
 */
function readSources({ folder, name, parts }) {
  const src = join(folder, 'src')
  const sources = listSources(folder).map((path) => [
    relative(src, path).replace(/\.tsx?$/, ''),
    path,
  ])
  return Object.fromEntries(
    sources.filter(([output, path]) => !parts.has(path) || output === merged[name]),
  )
}

const listSources = (folder) =>
  listFiles(join(folder, 'src')).filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path))

/**
 * Keeps the imports between the sources of a package, and makes one output of those that are merged.
 *
 * @returns {import('vite').Plugin}
 */
function keepImports({ name, folder, parts }) {
  const nameOf = (path) => relative(join(folder, 'src'), path).replace(/\.tsx?$/, '')
  const outputOf = (path) => (parts.has(path) ? merged[name] : nameOf(path))
  const everyPart = '\0every-part'
  return {
    name: 'keep-imports',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer && parts.has(source)) return everyPart
      if (!importer || !/^\.{1,2}\/.*\.tsx?$/.test(source)) return undefined
      const path = resolve(importer, '..', source)
      if (parts.has(importer) && parts.has(path)) return undefined
      const from = relative(dirname(outputOf(importer)), outputOf(path))
      return { id: `${from.startsWith('.') ? '' : './'}${from}.js`, external: true }
    },
    load(id) {
      if (id !== everyPart) return undefined
      // Only what others import: a host's bundler keeps every name of what it loads on demand.
      const others = listSources(folder).filter((path) => !parts.has(path))
      const wanted = new Set(
        others.flatMap((path) =>
          [staticImport, laterImport].flatMap((way) => listImports(path, way)),
        ),
      )
      return [...parts]
        .filter((path) => wanted.has(path))
        .map((path) => `export * from ${JSON.stringify(path)}`)
        .join('\n')
    },
  }
}

async function emitTypes({ folder, manifest, outDir, check }) {
  const unchecked = check ? [] : ['--noCheck']
  await run('node_modules/typescript/bin/tsc', ['-p', folder, '--outDir', outDir, ...unchecked])
  const files = (await readdir(outDir, { recursive: true })).filter((path) =>
    path.endsWith('.d.ts'),
  )
  await Promise.all(
    files.map(async (path) => {
      const text = await readFile(join(outDir, path), 'utf8')
      await writeFile(join(outDir, path), withJsSpecifiers(text))
    }),
  )
  if (manifest.devDependencies?.[shapes]) await inlineShapes({ folder: outDir, files })
}

/**
 * The compiler keeps `./connect.ts` in declarations, which an application that does not allow
 * importing `.ts` files refuses to follow.
 */
function withJsSpecifiers(text) {
  return text.replace(/((?:from|import|module)\s*\(?\s*(['"])\.{1,2}\/[^'"]*)\.tsx?\2/g, '$1.js$2')
}

async function buildApp({ folder }) {
  const vite = await import('vite')
  await vite.build({ root: folder, logLevel: 'warn' })
  // Into the same folder, after the one that empties it.
  const besides = readdirSync(folder).filter((name) => /^vite\..+\.config\.ts$/.test(name))
  for (const name of besides)
    await vite.build({ root: folder, configFile: join(folder, name), logLevel: 'warn' })
}

/**
 * Puts a finished folder in the place of another, also while a second build does the same.
 *
 * @param {{ from: string, to: string }} folders
 */
export async function swap({ from, to }) {
  const old = `${from}-old`
  for (let attemptsLeft = 5; ; attemptsLeft--) {
    await rm(old, { recursive: true, force: true })
    if (existsSync(to)) await rename(to, old).catch(ignore('ENOENT'))
    const error = await rename(from, to).catch(ignore('ENOTEMPTY', 'EEXIST'))
    if (!error) break
    if (attemptsLeft === 0) throw error
  }
  await rm(old, { recursive: true, force: true })
}

/** Hands an error with one of these codes back; throws any other. */
function ignore(...codes) {
  return (error) => {
    if (codes.includes(error.code)) return error
    throw error
  }
}

function hashUnit({ unit, shared, hashes }) {
  const files = listFiles(unit.folder).filter((path) => !/\.test\.tsx?$/.test(path))
  const inherited = unit.dependencies.map((name) => hashes.get(name) ?? '')
  return createHash('sha256')
    .update([shared, hashFiles(files), ...inherited].join())
    .digest('hex')
}

function hashFiles(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    if (!existsSync(path)) continue
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** Every input of a package or application: its files, without outputs and installed packages. */
function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !['dist', 'node_modules'].includes(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? listFiles(path) : [path]
    })
}

function isFresh({ unit, hash }) {
  const path = stampPath(unit)
  return (
    existsSync(join(unit.folder, 'dist')) && existsSync(path) && readFileSync(path, 'utf8') === hash
  )
}

async function writeStamp({ unit, hash }) {
  await mkdir(stampFolder, { recursive: true })
  await writeFile(stampPath(unit), hash)
}

function stampPath({ name }) {
  return join(stampFolder, name.replaceAll('/', '+'))
}

function run(script, args) {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [join(root, script), ...args], { cwd: root }, (error, out, err) => {
      if (!error) return resolve(undefined)
      reject(new Error(`${script} ${args.join(' ')} failed\n${out}${err}`))
    })
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const startMs = performance.now()
  try {
    const { built, fresh } = await build({ force: process.argv.includes('--force') })
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1)
    console.log(`${built.length} built, ${fresh.length} unchanged, ${seconds} s`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
