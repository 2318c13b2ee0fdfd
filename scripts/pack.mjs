// Writes every publishable package to dist/packs/*.tgz. `--check` examines what was written with
// publint and Are The Types Wrong instead.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build, swap } from './build.mjs'
import { readPackages } from './buildUnits.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const packFolder = join(root, 'dist/packs')
const execute = promisify(execFile)

/**
 * Builds what changed and packs it.
 *
 * @returns {Promise<string[]>} paths of the tarballs
 */
export async function pack() {
  await build({ demo: false, log: console.error })
  // Packed aside, so readers of the folder never see half of it.
  const aside = `${packFolder}-${process.pid}`
  try {
    await packInto(aside)
    await swap({ from: aside, to: packFolder })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
  return listPacks()
}

/**
 * Packs what is built.
 *
 * @param {string} target the folder for the tarballs
 */
export async function packInto(target) {
  const packages = readPackages().filter(({ manifest }) => !manifest.private)
  const folders = packages.map(({ folder }) => `./${relative(root, folder)}`)
  let stubs = []
  try {
    await mkdir(target, { recursive: true })
    stubs = (await Promise.all(packages.map(writeStubs))).flat()
    await execute('npm', ['pack', ...folders, '--pack-destination', target], { cwd: root })
    await packFrame(target)
  } finally {
    for (const path of stubs) await rm(path, { recursive: true, force: true })
  }
}

/** The frame is a program of its own that needs Node alone: all that it stands on is in its files. */
async function packFrame(target) {
  const folder = join(root, 'services/frame')
  const { name, version, description, license, type, engines } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  )
  const aside = await mkdtemp(join(tmpdir(), 'foyer-frame-'))
  try {
    const { build: bundle } = await import('vite')
    await bundle({
      root: folder,
      logLevel: 'warn',
      build: { outDir: join(aside, 'dist'), emptyOutDir: true },
    })
    await cp(join(folder, 'server/serveFrame.mjs'), join(aside, 'server/serveFrame.mjs'))
    await cp(join(folder, 'README.md'), join(aside, 'README.md'))
    for (const file of ['LICENSE', 'THIRD_PARTY_NOTICES.md'])
      await cp(join(root, file), join(aside, file))
    const bin = { 'foyer-frame': './server/serveFrame.mjs' }
    await writeFile(
      join(aside, 'package.json'),
      JSON.stringify({ name, version, description, license, type, engines, bin }, null, 2),
    )
    await execute('npm', ['pack', aside, '--pack-destination', target], { cwd: root })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/**
 * A folder for each door, for bundlers that do not read `exports`, as Parcel 2 without configuration.
 *
 * @returns {Promise<string[]>} the folders, which are in the way once packed
 */
function writeStubs({ folder, manifest }) {
  // A door of types alone has nothing for a bundler.
  const doors = Object.entries(manifest.exports).filter(
    ([door, { default: main }]) => door !== '.' && main,
  )
  return Promise.all(
    doors.map(async ([door, { default: main, types }]) => {
      const stub = join(folder, door)
      const toRoot = relative(stub, folder)
      if (existsSync(stub))
        throw new Error(`${stub} is a folder of its own: name the door otherwise`)
      await mkdir(stub, { recursive: true })
      await writeFile(
        join(stub, 'package.json'),
        JSON.stringify({
          main: join(toRoot, main),
          types: join(toRoot, types),
          type: 'module',
          sideEffects: false,
        }),
      )
      return stub
    }),
  )
}

/** @returns {string[]} paths of the tarballs that exist */
export function listPacks() {
  return readdirSync(packFolder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(packFolder, name))
}

/** Applications that read us are modules, so that is how types have to be found. */
const otherWays = ['node10', 'node16-cjs']

/** @returns {Promise<string[]>} what is wrong with a tarball */
async function findFaults(path) {
  // Only here, as one of them brings a whole compiler.
  const { checkPackage, createPackageFromTarballData } = await import('@arethetypeswrong/core')
  const { publint } = await import('publint')
  const { formatMessage } = await import('publint/utils')
  const bytes = new Uint8Array(await readFile(path))
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
  const { types, problems = [] } = await checkPackage(createPackageFromTarballData(bytes))
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`),
    // A program that nobody imports has none.
    ...(types || !pkg.exports ? [] : ['attw: no types']),
    ...problems
      .filter(({ resolutionKind }) => !otherWays.includes(resolutionKind))
      .map((problem) => `attw: ${JSON.stringify(problem)}`),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const paths = listPacks()
    let count = 0
    for (const path of paths) {
      const faults = await findFaults(path)
      for (const fault of faults) console.error(`${relative(root, path)}: ${fault}`)
      count += faults.length
    }
    console.log(`${paths.length} packs, ${count} faults`)
    process.exitCode = count > 0 ? 1 : 0
  } else {
    for (const path of await pack()) console.log(relative(root, path))
  }
}
