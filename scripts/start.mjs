/**
 * Starts the local stack: `npm start`, or `npm start -- [--json] [--fresh]`.
 *
 *   --json    prints one JSON line on stdout when everything is ready, and all else on stderr
 *   --fresh   forgets the stack's state first
 *
 * Needs nothing but Node and npm: what is missing is installed and built on the way.
 *
 * The npm script says `exec`, so that npm's signals reach us: Debian's sh would keep them to itself.
 * Where the shell has no such word, as on Windows, run `node scripts/start.mjs`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { install } from './install.mjs'

const root = new URL('../', import.meta.url)

/** How soon we notice that npm was killed without a word to us. */
const orphanCheckMs = 500

/** npm passes a signal on to us, so one Ctrl-C in a terminal arrives twice within this time. */
const sameSignalMs = 500

const { values: options } = parseArgs({
  options: { json: { type: 'boolean' }, fresh: { type: 'boolean' } },
})

const leaving = new AbortController()
listenForSignals()
if (process.env.npm_lifecycle_event === 'start') leaveWithParent()

try {
  const stack = await start()
  await aborted(leaving.signal)
  log('stopping')
  await stack.stop()
  process.exit(0)
} catch (error) {
  if (leaving.signal.aborted) process.exit(130)
  // What is expected to go wrong explains itself; only surprises need the stack trace.
  log(error?.name === 'AppError' ? error.message : error)
  process.exit(1)
}

async function start() {
  const { signal } = leaving
  const installMs = performance.now()
  if (await install({ signal })) log(`installed in ${secondsSince(installMs)}`)

  const startMs = performance.now()
  if (options.fresh) await rm(new URL('.foyer', root), { recursive: true, force: true })
  await runScript('build.mjs', ['--without-docs'], { signal })
  await placeNotice()

  // Only here: before the install and the build there is nothing to import.
  const { readPorts, startStack } = await import('../packages/testing/dist/stack.js')
  const stack = await startStack({
    ports: readPorts(process.env),
    demoFolder: fileURLToPath(new URL('apps/demo/dist', root)),
    walletFolder: fileURLToPath(new URL('apps/wallet/dist', root)),
    docsFolder: fileURLToPath(new URL('apps/docs/dist', root)),
    serverEntry: fileURLToPath(new URL('services/server/dist/main.js', root)),
    frameEntry: fileURLToPath(new URL('services/frame/server/serveFrame.mjs', root)),
    stateFolder: fileURLToPath(new URL('.foyer', root)),
    signal,
  })
  const { stop: _, ...description } = stack
  console.log(options.json ? JSON.stringify(description) : table(description.parts))
  log(`ready in ${secondsSince(startMs)}; Ctrl-C stops it`)
  // A wallet connects without it, so nobody waits for it.
  runScript('docs.mjs', [], { signal }).catch((error) => {
    if (!signal.aborted) log(error.message)
  })
  return stack
}

async function runScript(name, args, { signal }) {
  const script = fileURLToPath(new URL(`scripts/${name}`, root))
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 2, 2], signal })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`scripts/${name} failed with code ${code}`)
}

/** Where the documentation will be, until it is built for the first time. */
async function placeNotice() {
  const folder = new URL('apps/docs/dist/', root)
  if (existsSync(folder)) return
  await mkdir(folder)
  await writeFile(
    new URL('index.html', folder),
    `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta http-equiv="content-security-policy" content="default-src 'none'" />
  <meta http-equiv="refresh" content="2" />
  <meta name="color-scheme" content="light dark" />
  <title>Foyer</title>
  <h1>The documentation is being built</h1>
  <p>This page shows it as soon as it is there.</p>
</html>
`,
  )
}

function listenForSignals() {
  let firstMs
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      firstMs ??= performance.now()
      leaving.abort()
      // Leaving at once still takes the chains along: they are killed as this process exits.
      if (performance.now() - firstMs > sameSignalMs) process.exit(130)
    })
  }
}

/** A stack nobody can see would hold its ports against the next start. */
function leaveWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) leaving.abort()
  }, orphanCheckMs).unref()
}

function aborted(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', resolve, { once: true })
  })
}

function table(parts) {
  const rows = [{ name: 'part', url: 'address' }, ...parts]
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows.map(({ name, url }) => `${name.padEnd(width)}  ${url}`).join('\n')
}

function secondsSince(startMs) {
  return `${((performance.now() - startMs) / 1000).toFixed(1)} s`
}

function log(message) {
  console.error(message)
}
