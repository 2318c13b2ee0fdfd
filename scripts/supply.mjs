// What those who install us have to trust, checked: exact versions, a lockfile with digests, no install
// scripts, no code from elsewhere at run time, and tarballs that anyone can build again bit by bit.
// Writes the list of everything installed (CycloneDX) to dist/sbom.json.
//
//   node scripts/supply.mjs            after `npm run pack`
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from './build.mjs'
import { readPackages } from './buildUnits.mjs'
import { walkRuntime } from './licences.mjs'
import { packInto } from './pack.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const packFolder = join(root, 'dist/packs')
const run = promisify(execFile)

/** Packages whose install script is not needed, with the reason; everything runs without scripts. */
const idleScripts = new Map([
  ['@foundry-rs/anvil', 'copies the binary of its platform package, which we start where it is'],
])

/**
 * Versions that a manifest leaves open. What a host installs itself (peers) stays a range.
 *
 * @param {{ name: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} manifest
 * @returns {string[]} a sentence for each
 */
export function findOpenVersions({ name, dependencies, devDependencies }) {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))
    .map(([dependency, version]) => `${name} leaves the version of ${dependency} open: ${version}`)
}

/**
 * Packages of a lockfile that could change behind our back, or that want to run something when they
 * are installed with ours.
 *
 * @param {Record<string, any>} places `packages` of package-lock.json
 * @returns {string[]} a sentence for each
 */
export function findLooseEnds(places) {
  const undigested = Object.entries(places)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    // Those of other machines were named without being fetched (docs/decisions/0003).
    .filter(([, { optional, os, cpu }]) => !(optional && (os || cpu)))
    .map(([path]) => `package-lock.json has no digest of ${path}`)
  const scripted = walkRuntime(places)
    .filter(({ path, name }) => places[path].hasInstallScript && !idleScripts.has(name))
    .map(({ name }) => `${name} runs a script when it is installed`)
  return [...undigested, ...scripted]
}

/**
 * Ways in which a published file would run code that was not published with it.
 *
 * @param {string} text of a JavaScript file
 * @returns {string[]} what was found
 */
export function findRemoteCode(text) {
  const patterns = [
    /\bimport\s*\(\s*["'`]https?:[^)]*/g,
    /\bfrom\s*["']https?:[^"']*/g,
    /\bimportScripts\s*\(/g,
    // A method of that name, such as that of Redis, is none.
    /(?<![.\w])eval\s*\(/g,
    /\bnew Function\s*\(/g,
    /\.src\s*=\s*["'`]https?:[^"'`]*\.js/g,
    /<script\b/gi,
  ]
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))
}

async function findUnequalPacks() {
  const before = digestPacks(packFolder)
  // Their types were checked when they were built first.
  await build({ force: true, demo: false, check: false, log: console.error })
  const again = mkdtempSync(join(tmpdir(), 'foyer-packs-'))
  try {
    await packInto(again)
    const after = digestPacks(again)
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((name) => before.get(name) !== after.get(name))
      .map((name) => `${name} is another file when it is built again`)
  } finally {
    rmSync(again, { recursive: true, force: true })
  }
}

/** @returns {Map<string, string>} digests of tarballs by name */
function digestPacks(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  return new Map(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  )
}

function readManifests() {
  const folders = ['packages', 'services', 'apps'].flatMap((place) =>
    readdirSync(join(root, place)).map((name) => join(root, place, name)),
  )
  return [root, ...folders].map((folder) =>
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  )
}

function findInBuilds() {
  return readPackages().flatMap(({ name, folder }) =>
    readdirSync(join(folder, 'dist'), { recursive: true })
      .filter((path) => path.endsWith('.js'))
      .flatMap((path) =>
        findRemoteCode(readFileSync(join(folder, 'dist', path), 'utf8')).map(
          (found) => `${name}/dist/${path} runs code from elsewhere: ${found}`,
        ),
      ),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const problems = [
    ...readManifests().flatMap(findOpenVersions),
    ...findLooseEnds(packages),
    ...findInBuilds(),
    ...(await findUnequalPacks()),
  ]
  const { stdout } = await run(
    'npm',
    ['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--package-lock-only'],
    { cwd: root, maxBuffer: 64 * 1_024 * 1_024 },
  )
  writeFileSync(join(root, 'dist/sbom.json'), stdout)
  for (const problem of problems) console.error(problem)
  const { components } = JSON.parse(stdout)
  console.log(`${components.length} components in dist/sbom.json, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
