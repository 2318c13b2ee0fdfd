// Builds applications from the packed packages with the tools that newcomers use, each in a temporary
// folder, and connects a wallet in every page: `npm run hosts:build`, or some of them by name.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { connectIn } from './integrations/connect.mjs'
import { integrations } from './integrations/integrations.mjs'
import { pack } from './pack.mjs'

const execute = promisify(execFile)
const wanted = process.argv.slice(2)
const names = Object.keys(integrations).filter(
  (name) => wanted.length === 0 || wanted.some((it) => name.toLowerCase().includes(it)),
)
const packs = await pack()
let failed = 0
for (const name of names) {
  const startMs = performance.now()
  const error = await integrate(name).catch((thrown) => thrown)
  const seconds = ((performance.now() - startMs) / 1000).toFixed(0)
  if (error) failed++
  const outcome = error ? `failed: ${error.message}` : 'ok'
  console.log(`${name}, ${integrations[name].version}, ${seconds} s: ${outcome}`)
}
console.log(`${names.length - failed} hosts work, ${failed} failed`)
process.exitCode = failed > 0 || names.length === 0 ? 1 : 0

async function integrate(name) {
  const { packages, files, build, later = {}, serves, says, headless } = integrations[name]
  const folder = await mkdtemp(join(tmpdir(), 'foyer-host-'))
  try {
    // The testing package serves the tests of an application only.
    const needed = packs.filter((path) => !serves || !basename(path).startsWith('foyer-testing-'))
    const foyer = {}
    await mkdir(join(folder, 'packs'))
    for (const path of needed) {
      await cp(path, join(folder, 'packs', basename(path)))
      foyer[basename(path).replace(/^foyer-(.*)-\d.*$/, '@foyer/$1')] =
        `file:packs/${basename(path)}`
    }
    const manifest = { private: true, type: 'module', dependencies: { ...foyer, ...packages } }
    await write(folder, { 'package.json': JSON.stringify(manifest), ...files })
    // Bun brings its program by a script of its own.
    const scripts = packages.bun ? [] : ['--ignore-scripts']
    await run(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...scripts])
    if (build) await run(folder, join('node_modules/.bin', build[0]), build.slice(1))
    await write(folder, later)
    if (serves) await connectIn({ folder: join(folder, serves), says, headless })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

async function run(cwd, command, args) {
  const env = { ...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined }
  try {
    await execute(command, args, { cwd, env, timeout: 240_000, maxBuffer: 1e7 })
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')}\n${error.stdout}${error.stderr}`.slice(-3000))
  }
}
