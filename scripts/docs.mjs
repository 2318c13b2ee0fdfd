// Builds the documentation site of `apps/docs` when something that it is made of has changed. It runs in a process of
// its own: VitePress brings a bundler of its own, and `npm start` lets nobody wait for a page of documentation.
//
//   node scripts/docs.mjs [--force]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { swap } from './build.mjs'
import { hashUnit, isFresh, readDocs, readPackages, writeStamp } from './buildUnits.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')

/** VitePress keeps what it is building in one place, so only one process builds at a time. */
const lockPath = join(root, '.foyer/build/docs.lock')

const askAgainMs = 200

/** No build takes this long. */
const longestMs = 600_000

const unlock = await lock()
try {
  await build({ force: process.argv.includes('--force') })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await unlock()
}

async function build({ force, attemptsLeft = 2 }) {
  const { folder, name } = readDocs()
  const before = readState()
  if (!force && isFresh(before)) return
  const startMs = performance.now()
  // Built aside and swapped in: a server that reads `dist` never sees half of it.
  const aside = join(folder, `.dist-${process.pid}`)
  try {
    await runVitePress(['build', folder, '--outDir', aside])
    // VitePress reads each page twice. A page that was written in between would not start in a browser.
    if (attemptsLeft > 0 && readState().pages !== before.pages) {
      console.error(`${name} is built again: a page was written meanwhile`)
      return await build({ force: true, attemptsLeft: attemptsLeft - 1 })
    }
    await swap({ from: aside, to: join(folder, 'dist') })
    await writeStamp(before)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
  console.log(`built ${name} in ${((performance.now() - startMs) / 1000).toFixed(1)} s`)
}

/** What the site is made of, at this moment. */
function readState() {
  const hashes = new Map()
  for (const unit of readPackages()) hashes.set(unit.name, hashUnit({ unit, hashes }))
  const unit = readDocs()
  const ownFiles = { ...unit, dependencies: [] }
  return { unit, hash: hashUnit({ unit, hashes }), pages: hashUnit({ unit: ownFiles, hashes }) }
}

/** Its progress is nobody's concern; what it says matters when it fails. */
async function runVitePress(args) {
  const script = join(root, 'node_modules/vitepress/bin/vitepress.js')
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  process.once('SIGTERM', () => child.kill())
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`VitePress failed\n${Buffer.concat(said)}`)
}

/** Waits until no other process builds. */
async function lock() {
  await mkdir(join(root, '.foyer/build'), { recursive: true })
  const ours = `${lockPath}-${process.pid}`
  await writeFile(ours, String(process.pid))
  try {
    // A link appears with its content, or not at all.
    while (!(await isLinked(ours))) {
      if (await isHeld()) await setTimeout(askAgainMs)
      else await rm(lockPath, { force: true })
    }
  } finally {
    await rm(ours)
  }
  return () => rm(lockPath, { force: true })
}

async function isLinked(path) {
  try {
    await link(path, lockPath)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** Not by a process that was killed, even if another one has its number today. */
async function isHeld() {
  try {
    const { mtimeMs } = await stat(lockPath)
    process.kill(Number(await readFile(lockPath, 'utf8')), 0)
    return Date.now() - mtimeMs < longestMs
  } catch {
    // The file is gone, or the process is.
    return false
  }
}
