// What is built: packages and applications, in the order of their dependencies, and whether what was built is good yet.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const stampFolder = join(root, '.foyer/build')

/** What changes the output of every package. */
const sharedInputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/buildOneFile.mjs',
  'scripts/buildStandalones.mjs',
  'scripts/buildUnits.mjs',
  'scripts/inlineShapes.mjs',
  'scripts/oneFilePlugins.mjs',
]

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

/** The applications that are built: the demo and the development wallet. */
export function readApps() {
  return ['apps/demo', 'apps/wallet', 'services/frame']
    .map((path) => join(root, path))
    .filter((folder) => existsSync(join(folder, 'vite.config.ts')))
    .map(readUnit)
    .filter((unit) => unit !== undefined)
}

/**
 * The documentation site. It is made of the Markdown of the whole repository.
 *
 * @returns {{ name: string, folder: string, dependencies: string[], inputs: string[] }}
 */
export function readDocs() {
  const folder = join(root, 'apps/docs')
  const readmes = ['packages', 'services', 'apps', 'examples'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name, 'README.md')),
  )
  const pages = readdirSync(root).filter((name) => name.endsWith('.md'))
  return {
    ...readUnit(folder),
    inputs: [
      ...['package.json', 'scripts/docs.mjs', 'examples/README.md', ...pages].map((name) =>
        join(root, name),
      ),
      ...readmes,
      ...listFiles(join(root, 'docs')),
      ...listFiles(join(folder, '.vitepress')),
    ],
  }
}

/** Its types may be named without installing it, see `inlineShapes`. */
export const shapes = '@foyer/protocol'

function readUnit(folder) {
  const path = join(folder, 'package.json')
  if (!existsSync(path)) return undefined
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const dependencies = Object.keys({
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    // Tests lean on packages that the build does without.
    ...(manifest.private && manifest.devDependencies),
    // The file for pages without a build step has them inside.
    ...(existsSync(join(folder, 'cdn')) && manifest.devDependencies),
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

/**
 * The units of these names and those that they stand on, in the order that they are given in.
 *
 * @template {{ name: string, dependencies: string[] }} Unit
 * @param {string[]} names
 * @param {Unit[]} units
 * @returns {Unit[]}
 * @throws when no unit has one of the names
 */
export function withDependencies(names, units) {
  const wanted = new Set()
  const want = (name) => {
    const unit = units.find((one) => one.name === name)
    if (!unit || wanted.has(unit)) return
    wanted.add(unit)
    unit.dependencies.forEach(want)
  }
  names.forEach(want)
  const missing = names.filter((name) => !units.some((unit) => unit.name === name))
  if (missing.length > 0) throw new Error(`Nothing that is built has the name ${missing}`)
  return units.filter((unit) => wanted.has(unit))
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

/** Of everything that a unit is built from. */
export function hashUnit({ unit, hashes }) {
  const files = [...listFiles(unit.folder), ...(unit.inputs ?? [])].filter(
    (path) => !/\.test\.tsx?$/.test(path),
  )
  const inherited = unit.dependencies.map((name) => hashes.get(name) ?? '')
  return createHash('sha256')
    .update([hashShared(), hashFiles(files), ...inherited].join())
    .digest('hex')
}

const hashShared = () => hashFiles(sharedInputs.map((path) => join(root, path)))

function hashFiles(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    if (!existsSync(path)) continue
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** Every input of a package or application: its files, without outputs and installed packages. */
export function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !['dist', 'node_modules'].includes(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? listFiles(path) : [path]
    })
}

/** Whether what was built of a unit is still good. */
export function isFresh({ unit, hash }) {
  const path = stampPath(unit)
  return (
    existsSync(join(unit.folder, 'dist')) && existsSync(path) && readFileSync(path, 'utf8') === hash
  )
}

/** Remembers what a unit was built from. */
export async function writeStamp({ unit, hash }) {
  await mkdir(stampFolder, { recursive: true })
  await writeFile(stampPath(unit), hash)
}

function stampPath({ name }) {
  return join(stampFolder, name.replaceAll('/', '+'))
}
