/**
 * Completes package-lock.json with the platform packages npm left out of it.
 *
 * npm records an optional platform package only when the registry it asked had it, and `npm ci`
 * then refuses the lockfile wherever the registry has more: https://github.com/npm/cli/issues/4828.
 * What is added carries no integrity, because this machine has not seen the package: `npm view <name>@<version>
 * dist.integrity` tells it, and `--check` wants it of every package but those that no registry tells it of.
 *
 *   node scripts/lockfile.mjs           adds what is missing; run it after changing a dependency
 *   node scripts/lockfile.mjs --check   fails when something is missing
 */
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lockfile = JSON.parse(readFileSync(file, 'utf8'))
const missing = findMissing(lockfile.packages)

/** Platform packages of a tool for tests, which the registry does not list for these platforms. */
const withoutIntegrity = /\/litesvm-(darwin|linux)-[\w-]+$/
const unproven = Object.entries(lockfile.packages)
  .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
  .map(([path]) => path)
  .filter((path) => !withoutIntegrity.test(path))

if (process.argv.includes('--check') && unproven.length > 0) {
  console.error(`package-lock.json has no integrity of ${unproven.join(', ')}.`)
  console.error('Add what `npm view <name>@<version> dist.integrity` says.')
  process.exitCode = 1
} else if (missing.length === 0) {
  console.log('package-lock.json names every platform package')
} else if (process.argv.includes('--check')) {
  console.error(`package-lock.json lacks ${missing.map(({ name }) => name).join(', ')}.`)
  console.error('Run `npm run lockfile`.')
  process.exitCode = 1
} else {
  for (const { name, version, owner } of missing) add({ name, version, owner })
  const sorted = Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  lockfile.packages = Object.fromEntries(sorted)
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`)
  console.log(`added ${missing.length} platform packages to package-lock.json`)
}

function findMissing(packages) {
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !findPath({ packages, owner, name }))
      .map(([name, version]) => ({ name, version, owner })),
  )
}

/** Where Node would find `name` from `owner`, going up through the folders. */
function findPath({ packages, owner, name }) {
  for (let folder = owner; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/'))) {
    const path = `${folder && `${folder.replace(/\/$/, '')}/`}node_modules/${name}`
    if (packages[path]) return path
    if (!folder.includes('node_modules/')) return undefined
  }
}

/** Adds a package beside its owner's other platform packages and after their likeness. */
function add({ name, version, owner }) {
  const { packages } = lockfile
  const sibling = Object.keys(packages[owner].optionalDependencies)
    .map((other) => ({ name: other, path: findPath({ packages, owner, name: other }) }))
    .find(({ path }) => path && packages[path].os)
  if (!sibling || !/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(`Cannot tell what ${name}@${version} of ${owner} is like: add it by hand`)
  }
  const { dev, devOptional, license, engines } = packages[sibling.path]
  const { os, cpu, libc } = readPlatform(name)
  packages[sibling.path.slice(0, -sibling.name.length) + name] = {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(devOptional && { devOptional }),
    ...(libc && { libc: [libc] }),
    license,
    optional: true,
    os: [os],
    ...(engines && { engines }),
  }
}

/** Platform packages carry their platform in their name: `binding-linux-arm-gnueabihf`. */
function readPlatform(name) {
  const words = name.split(/[-/.]/)
  const find = (known) => known[words.find((word) => word in known)]
  const platform = {
    os: find(same('aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32')),
    cpu: find({
      ...same('arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'),
      amd64: 'x64',
    }),
    libc: find({ gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }),
  }
  if (!platform.os || !platform.cpu) throw new Error(`${name} names no platform: add it by hand`)
  return platform
}

function same(...words) {
  return Object.fromEntries(words.map((word) => [word, word]))
}
