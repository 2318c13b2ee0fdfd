// Turns what waits in .changeset into versions and changelogs, everywhere that the version stands. A person who
// releases runs it and commits what it wrote; `npm run release -- --dry-run` does the same in a copy.
//
//   node scripts/versions.mjs
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const execute = promisify(execFile)

/**
 * Where the sources are public, such as `https://github.com/<owner>/<name>`; empty while they are not. The one
 * place to fill in before the first release: every manifest gets `repository`, `homepage` and `bugs` from it, and
 * npm refuses provenance of a package whose `repository` is not the one that built it.
 */
export const repositoryUrl = ''

/** Texts besides manifests that name the version, by what stands around it. */
const mentions = [
  ['README.md', (version) => `-${version}.tgz`],
  ['docs/sign-in.md', (version) => `-${version}.tgz`],
  // What the client says of itself to a server.
  ['packages/core/src/client/backend/backend.ts', (version) => `js-${version}`],
]

/**
 * @param {string} folder a checkout of this repository
 * @returns {Promise<string>} the version that everything has now
 */
export async function applyVersions(folder) {
  const before = readJson(join(folder, 'package.json')).version
  await execute(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'], {
    cwd: folder,
  })
  const lockfile = readJson(join(folder, 'package-lock.json'))
  const places = Object.keys(lockfile.packages).filter((path) => !path.includes('node_modules/'))
  const { version } = readJson(join(folder, 'packages/core/package.json'))
  for (const place of places) writeManifest({ folder, place, version })
  for (const place of places) copyIntoLockfile({ folder, place, lockfile })
  writeJson(join(folder, 'package-lock.json'), lockfile)
  for (const name of readdirSync(join(folder, 'examples')))
    moveExample({ path: join(folder, 'examples', name, 'package.json'), before, version })
  for (const [path, mention] of mentions) {
    const text = readFileSync(join(folder, path), 'utf8')
    writeFileSync(join(folder, path), text.replaceAll(mention(before), mention(version)))
  }
  return version
}

function writeManifest({ folder, place, version }) {
  const path = join(folder, place, 'package.json')
  const manifest = readJson(path)
  if (place === '') writeJson(path, { ...manifest, version })
  // A changelog of an application that nobody installs has nothing to say.
  else if (manifest.private) rmSync(join(folder, place, 'CHANGELOG.md'), { force: true })
  else if (repositoryUrl)
    writeJson(path, {
      ...manifest,
      repository: { type: 'git', url: `git+${repositoryUrl}.git`, directory: place },
      homepage: `${repositoryUrl}/tree/main/${place}#readme`,
      bugs: `${repositoryUrl}/issues`,
    })
}

/** Workspaces stand in the lockfile with what their manifests say; npm is not asked for anything. */
function copyIntoLockfile({ folder, place, lockfile }) {
  const manifest = readJson(join(folder, place, 'package.json'))
  const entry = lockfile.packages[place]
  if (place === '') lockfile.version = manifest.version
  for (const key of ['version', 'dependencies', 'devDependencies', 'peerDependencies'])
    if (entry[key]) entry[key] = manifest[key]
}

/** Examples are no workspaces, so changesets does not know of them. */
function moveExample({ path, before, version }) {
  if (!existsSync(path)) return
  const text = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    text.replace(/("@foyer\/[\w-]+": ")([^"]+)"/g, (whole, start, found) =>
      found === before ? `${start}${version}"` : whole,
    ),
  )
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(`everything is ${await applyVersions(root)}`)
