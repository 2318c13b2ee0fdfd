import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'

const root = new URL('../', import.meta.url)

/**
 * Installs what `package-lock.json` asks for, unless it is there already.
 *
 * Compares npm's own record of node_modules with the lockfile rather than their times: a checkout
 * touches files, and an install made by hand is as good as ours.
 *
 * @param {{ signal?: AbortSignal }} [options] the signal ends npm
 * @returns {Promise<boolean>} whether anything was installed
 * @throws when npm fails; its own words are on stderr by then
 * @example
 * import { install } from './install.mjs'
 *
 * await install()
 */
export async function install({ signal } = {}) {
  if (await isInstalled()) return false
  // Everything npm says goes to stderr: stdout may be read by a program.
  const npm = spawn(
    ...npmCommand(['ci', '--ignore-scripts', '--include=dev', '--include=optional']),
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
      signal,
    },
  )
  const [code] = await once(npm, 'close')
  if (code !== 0) throw new Error(`npm ci failed with code ${code}`)
  return true
}

async function isInstalled() {
  const wanted = await readPackages('package-lock.json')
  const present = await readPackages('node_modules/.package-lock.json')
  if (!wanted) throw new Error('There is no package-lock.json to install from')
  if (!present) return false
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, link, optional, devOptional }]) => {
      const found = present[path]
      // Optional ones are left out where they do not fit the machine.
      if (!found) return Boolean(optional || devOptional)
      return found.version === version && found.link === link
    })
}

async function readPackages(path) {
  try {
    return JSON.parse(await readFile(new URL(path, root), 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** The npm that runs us, when one does: it is certain to work, and needs no shell to be found. */
function npmCommand(args) {
  const running = process.env.npm_execpath
  return running?.endsWith('npm-cli.js') ? [process.execPath, [running, ...args]] : ['npm', args]
}
