// Builds every package to `dist`: JavaScript with Vite's library mode, types with the compiler.
// A package whose inputs hash to its stamp in `.foyer/build` is left alone.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildOneFile } from './buildOneFile.mjs'
import { buildStandalones } from './buildStandalones.mjs'
import {
  hashUnit,
  isFresh,
  listFiles,
  readApps,
  readPackages,
  shapes,
  withDependencies,
  writeStamp,
} from './buildUnits.mjs'
import { inlineShapes } from './inlineShapes.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')

/**
 * Builds the packages and, unless `demo` is false, the demo and the development wallet; with `docs` the documentation
 * site beside these. Types are checked on the way unless `check` is false, which writes the same files in less time.
 *
 * With `only`, the packages and applications of these names with all of ours that they stand on, and nothing else. Without
 * `types`, what runs and no declarations: it is no good for those who compile against it, so it is built each time.
 *
 * @param {{ force?: boolean, demo?: boolean, docs?: boolean, check?: boolean, types?: boolean, only?: string[], log?: (line: string) => void }} [options]
 * @returns {Promise<{ built: string[], fresh: string[] }>} names of what was built and what was still good
 */
export async function build({
  force = false,
  demo = true,
  docs = false,
  check = true,
  types = true,
  only,
  log = console.log,
} = {}) {
  const built = []
  const fresh = []
  const hashes = new Map()
  const packages = readPackages()
  const units = [...packages, ...(demo ? readApps() : [])]
  let site

  for (const unit of only ? withDependencies(only, units) : units) {
    // It may show what the packages are, and has a bundler and a process of its own.
    if (docs && !packages.includes(unit)) site ??= buildDocs({ force })
    const hash = hashUnit({ unit, hashes })
    hashes.set(unit.name, hash)
    if (!force && types && isFresh({ unit, hash })) {
      fresh.push(unit.name)
      continue
    }
    const startMs = performance.now()
    const environment = process.env.NODE_ENV
    // A test that builds would otherwise leave JSX for development behind.
    process.env.NODE_ENV = 'production'
    try {
      await (unit.doors ? buildPackage({ ...unit, check, types }) : buildApp(unit))
    } finally {
      // And npm would install without development packages.
      if (environment === undefined) delete process.env.NODE_ENV
      else process.env.NODE_ENV = environment
    }
    if (types) await writeStamp({ unit, hash })
    built.push(unit.name)
    log(`built ${unit.name} in ${((performance.now() - startMs) / 1000).toFixed(1)} s`)
  }
  const line = await site
  if (line) log(line)
  return { built, fresh }
}

/** @returns what it says of a site that was built anew; nothing when the site is still good */
async function buildDocs({ force }) {
  return (await run('scripts/docs.mjs', force ? ['--force'] : [])).trim()
}

async function buildPackage({ name, folder, manifest, doors, check, types }) {
  // Built aside and swapped in at the end: a server that reads `dist` never sees half of it.
  const aside = join(folder, `.dist-${process.pid}`)
  // Of a build that was killed.
  await rm(aside, { recursive: true, force: true })
  try {
    // Side by side, as the compiler of types has a process of its own.
    const parts = await Promise.allSettled([
      emitScripts({ name, folder, doors, outDir: aside }),
      types && emitTypes({ folder, manifest, outDir: aside, check }),
    ])
    for (const { status, reason } of parts) if (status === 'rejected') throw reason
    const missing = doors.filter((door) => !existsSync(join(aside, door)))
    if (missing.length > 0) throw new Error(`${folder} lacks ${missing}: a door is src/<door>.ts`)
    await swap({ from: aside, to: join(folder, 'dist') })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/**
 * Packages whose sources become one file for everything that is loaded together, and one for each thing
 * loaded later: nobody imports a part of them (docs/decisions/0002).
 */
const bundled = ['@foyer/modal']

/**
 * Elsewhere the shape of the sources is kept, one file for each, so the host's bundler drops unused modules
 * whole and cuts its own chunks. Bundling would turn `export * as Caip10` into an object of getters, which no
 * bundler can shake.
 */
async function emitScripts({ name, folder, doors, outDir }) {
  const vite = await import('vite')
  const isBundled = bundled.includes(name)
  const sources = isBundled
    ? doors.map((door) => join(folder, 'src', door.replace(/\.js$/, '.ts')))
    : listSources(folder)
  const nameOf = (path) => relative(join(folder, 'src'), path).replace(/\.tsx?$/, '')
  await vite.build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: isBundled ? [] : [keepImports],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      cssMinify: true,
      // What the designer wrote is what ships; nothing is lowered behind their back.
      cssTarget: 'esnext',
      lib: {
        entry: Object.fromEntries(sources.map((path) => [nameOf(path), path])),
        formats: ['es'],
      },
      rolldownOptions: {
        // Every bare import is the host's to resolve, Node's own modules too.
        external: (id) => !/^[./\0]/.test(id),
        treeshake: false,
        // Chunks that load later import from the door itself: else the first open waits for one file more.
        preserveEntrySignatures: 'allow-extension',
        checks: { moduleLevelDirective: false },
        experimental: { attachDebugInfo: 'none' },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          comments: { legal: true, annotation: true, jsdoc: false },
        },
      },
    },
  })
  // In the place of what was just compiled.
  await buildStandalones({ folder, outDir })
  if (existsSync(join(folder, 'cdn'))) await buildOneFile(join(outDir, 'cdn'))
}

const listSources = (folder) =>
  listFiles(join(folder, 'src')).filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path))

/**
 * Keeps the imports between the sources of a package.
 *
 * @type {import('vite').Plugin}
 */
const keepImports = {
  name: 'keep-imports',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !/^\.{1,2}\/.*\.tsx?$/.test(source)) return undefined
    return { id: source.replace(/\.tsx?$/, '.js'), external: true }
  },
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
      await writeFile(join(outDir, path), forOlderCompilers(withJsSpecifiers(text)))
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

/** Arrays of bytes name their buffer since TypeScript 5.7; we promise 5.4. */
function forOlderCompilers(text) {
  return text.replace(/\bUint8Array<ArrayBuffer(?:Like)?>/g, 'Uint8Array')
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

function run(script, args) {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [join(root, script), ...args], { cwd: root }, (error, out, err) => {
      if (!error) return resolve(out)
      reject(new Error(`${script} ${args.join(' ')} failed\n${out}${err}`))
    })
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const startMs = performance.now()
  try {
    const { built, fresh } = await build({
      force: process.argv.includes('--force'),
      docs: !process.argv.includes('--without-docs'),
    })
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1)
    console.log(`${built.length} built, ${fresh.length} unchanged, ${seconds} s`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
