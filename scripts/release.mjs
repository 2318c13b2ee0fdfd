// The release, up to the moment a person publishes it: `npm run release -- --dry-run` makes every tarball in a
// copy of the last commit, checks it, and tells what would be published. Nothing here publishes; docs/releasing.md
// says who does, and how.
//
//   node scripts/release.mjs --dry-run   writes dist/release: tarballs, changelogs, the list of what is installed
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { swap } from './build.mjs'
import { readTarball } from './readTarball.mjs'
import { applyVersions, repositoryUrl } from './versions.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const releaseFolder = join(root, 'dist/release')
const execute = promisify(execFile)

function explain() {
  console.error(`This publishes nothing: a person who may publish does, from what the dry run made.

  npm run release -- --dry-run   makes and checks everything, and prints the commands

docs/releasing.md says who presses what, in which order, and how to take it back.`)
  process.exitCode = 1
}

async function rehearse() {
  const copy = await mkdtemp(join(tmpdir(), 'foyer-release-'))
  try {
    await git('clone', '--quiet', '--no-local', root, copy)
    const commit = (await git('-C', copy, 'rev-parse', 'HEAD')).trim()
    if (await git('-C', root, 'status', '--porcelain'))
      console.log('What is not committed is no part of this.')
    const version = await applyVersions(copy)
    console.log(`Releasing ${version} of ${commit}`)
    await run(copy, 'npm', [
      'ci',
      '--ignore-scripts',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
    ])
    await run(copy, process.execPath, ['scripts/pack.mjs'])
    const failed = []
    // What else is wrong is worth knowing in the same run.
    for (const check of [
      ['scripts/pack.mjs', '--check'],
      // Builds and packs again and compares the bytes; writes dist/sbom.json.
      ['scripts/supply.mjs'],
      ['scripts/api.mjs', '--check'],
      ['scripts/build-hosts.mjs', 'types', '--packed'],
    ])
      await run(copy, process.execPath, check).catch(({ message }) => failed.push(message))
    const { readPackages } = await import(pathToFileURL(join(copy, 'scripts/buildUnits.mjs')).href)
    // Sorted so that each comes after those that it depends on.
    const packages = readPackages().filter(({ manifest }) => !manifest.private)
    const tarballs = await Promise.all(
      packages.map(async ({ name, folder }) => ({
        name,
        changelog: await readFile(join(folder, 'CHANGELOG.md'), 'utf8'),
        ...(await readTarball({
          path: join(copy, 'dist/packs', fileOf({ name, version })),
          version,
          machine: [copy, root],
        })),
      })),
    )
    for (const { name, faults } of tarballs)
      failed.push(...faults.map((fault) => `${name}: ${fault}`))
    await keep({ copy, tarballs })
    tell({ tarballs, version, failed })
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

const fileOf = ({ name, version }) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`

const git = async (...args) => (await execute('git', args)).stdout

/** Runs a step and shows what it says as it comes. */
async function run(cwd, command, args) {
  const startMs = performance.now()
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'close')
  const step = args.join(' ').slice(0, 60)
  if (code !== 0) throw new Error(`${step} failed with code ${code}`)
  console.log(`── ${step}: ${((performance.now() - startMs) / 1000).toFixed(1)} s`)
}

async function keep({ copy, tarballs }) {
  const aside = `${releaseFolder}-${process.pid}`
  await mkdir(aside, { recursive: true })
  await cp(join(copy, 'dist/packs'), aside, { recursive: true })
  await cp(join(copy, 'dist/sbom.json'), join(aside, 'sbom.json'))
  for (const { file, changelog } of tarballs)
    await writeFile(join(aside, file.replace('.tgz', '.changelog.md')), changelog)
  await swap({ from: aside, to: releaseFolder })
}

function tell({ tarballs, version, failed }) {
  for (const { changelog } of tarballs) console.log(`\n${changelog.trim()}`)
  console.log('\n')
  console.table(
    tarballs.map(({ name, packedBytes, unpackedBytes, files, manifest }) => ({
      package: name,
      version: manifest.version,
      tag: 'latest',
      packed: kilobytes(packedBytes),
      unpacked: kilobytes(unpackedBytes),
      files,
      access: manifest.publishConfig.access,
      provenance: manifest.publishConfig.provenance,
    })),
  )
  for (const { file, integrity } of tarballs) console.log(`${integrity}  ${file}`)
  console.log(
    '\nAll of it is in dist/release: tarballs, changelogs, and sbom.json of all that is installed with them.',
  )
  if (failed.length > 0) {
    for (const fault of failed) console.error(fault)
    console.error(`Not to be published: ${failed.length} checks failed. Nothing was published.`)
    process.exitCode = 1
    return
  }
  console.log(`
A person with the right to publish ${version} runs, in this order, where provenance can be had (docs/releasing.md):
`)
  for (const { file } of tarballs)
    console.log(`npm publish dist/release/${file} --provenance --access public`)
  if (!repositoryUrl)
    console.log(
      '\nNot yet: repositoryUrl in scripts/versions.mjs is empty, and npm refuses provenance without it.',
    )
  console.log('\nNothing was published.')
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

if (process.argv.includes('--dry-run')) await rehearse()
else explain()
