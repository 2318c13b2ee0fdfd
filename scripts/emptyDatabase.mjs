// An embedded database of the server with nothing in it, made once: making one takes a core for seconds, and
// live tests start some sixty servers.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const server = join(root, 'services/server')

/** What is in it follows from these. */
const inputs = [
  join(server, 'package.json'),
  ...readdirSync(join(server, 'migrations'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
]
const hash = createHash('sha256')
for (const path of inputs.sort()) hash.update(readFileSync(path))
const places = join(root, '.foyer/empty-database')
const place = join(places, hash.digest('hex').slice(0, 16))

/** Has the built server make it, unless it did. */
export async function makeEmptyDatabase() {
  if (existsSync(place)) return
  const unfinished = `${place}.${process.pid}`
  await rm(places, { recursive: true, force: true })
  const module = pathToFileURL(join(server, 'dist/platform/database/openDatabase.js')).href
  const script = `
    const { openDatabase } = await import(${JSON.stringify(module)})
    const log = { info() {}, warn() {} }
    await (await openDatabase({ dataFolder: ${JSON.stringify(unfinished)}, log })).close()`
  // In a process of its own, whose memory goes with it.
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  await rename(unfinished, place)
}

/**
 * Puts a copy of it where a server looks for its own.
 *
 * @param {string} dataFolder of the server, which need not exist yet
 */
export async function copyEmptyDatabase(dataFolder) {
  copyFolder(join(place, 'database'), join(dataFolder, 'database'))
}

/** `cp` of Node takes five times as long for a thousand small files. */
function copyFolder(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target)
    else copyFileSync(source, target)
  }
}
