import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const cacheFolder = join(resolve(fileURLToPath(import.meta.url), '../../..'), '.foyer/cache')

/**
 * Fetches a package once with npm and unpacks it. A tarball that is not the pinned one is refused,
 * because what is in it ends up in ours.
 *
 * @param {{ name: string, version: string, integrity: string }} source one of `sources.mjs`
 * @returns {Promise<string>} the folder it is in
 */
export async function fetchPackage({ name, version, integrity }) {
  const base = `${name.replace('@', '').replace('/', '-')}-${version}`
  const folder = join(cacheFolder, base)
  const tarball = `${folder}.tgz`
  mkdirSync(cacheFolder, { recursive: true })
  const run = promisify(execFile)
  if (!existsSync(tarball)) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    // Quietly: npm names every file it packs, and of thirdweb's that is more than a pipe is allowed.
    const quiet = ['--silent', '--pack-destination', cacheFolder]
    await run(npm, ['pack', `${name}@${version}`, ...quiet])
  }
  const digest = createHash('sha512').update(readFileSync(tarball)).digest('base64')
  if (`sha512-${digest}` !== integrity) {
    rmSync(tarball)
    throw new Error(`${name} ${version} is not the package this script was written for`)
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
  return folder
}
