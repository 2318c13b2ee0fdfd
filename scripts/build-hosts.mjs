// Builds applications from the packed packages with the tools that newcomers use, each in a temporary
// folder, and connects a wallet in every page: `npm run hosts:build`, or some of them by name.
//
//   --packed         takes the packs that lie in dist/packs instead of making them
//   --together       one installation for all of them, which is quicker and less strict: each may find
//                    what only another one installed
//   --report <path>  writes how each went, as JSON
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { connectIn } from './integrations/connect.mjs'
import { integrations } from './integrations/integrations.mjs'
import { listPacks, pack } from './pack.mjs'

const execute = promisify(execFile)
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    packed: { type: 'boolean' },
    together: { type: 'boolean' },
    report: { type: 'string' },
  },
})
const names = Object.keys(integrations).filter(
  (name) =>
    wanted.length === 0 || wanted.some((it) => name.toLowerCase().includes(it.toLowerCase())),
)
const packs = new Map(
  (options.packed ? listPacks() : await pack()).map((path) => [
    basename(path).replace(/^foyer-(.*)-\d.*$/, '$1'),
    path,
  ]),
)
/** What the README says to install. */
const [, installed] = /foyer-\{([\w,]+)\}/.exec(
  await readFile(new URL('../README.md', import.meta.url), 'utf8'),
)
/** @type {{ name: string, failed: boolean, durationMs: number }[]} */
const report = []
for (const group of options.together ? [names] : names.map((name) => [name])) await tryAll(group)

const failed = report.filter((it) => it.failed).length
console.log(`${report.length - failed} hosts work, ${failed} failed`)
process.exitCode = failed > 0 || report.length === 0 ? 1 : 0
if (options.report) {
  await mkdir(dirname(options.report), { recursive: true })
  await writeFile(options.report, JSON.stringify(report))
}

async function tryAll(group) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-host-'))
  try {
    const installation = await time(() => install({ folder, group }))
    for (const [index, name] of group.entries()) {
      const place = group.length > 1 ? join(folder, `${index}`) : folder
      const trial = await time(async () => {
        if (installation.error) throw installation.error
        await integrate({ name, folder, place })
      })
      report.push({ name, failed: Boolean(trial.error), durationMs: trial.durationMs })
      const [inMs, installMs] = [trial, installation].map((it) => (it.durationMs / 1000).toFixed(1))
      const outcome = trial.error ? `failed: ${trial.error.message}` : 'ok'
      console.log(
        `${name}, ${integrations[name].version}: installed in ${installMs} s, tried in ${inMs} s: ${outcome}`,
      )
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function time(work) {
  const startMs = performance.now()
  const error = await work().catch((thrown) => thrown)
  return { error, durationMs: performance.now() - startMs }
}

async function install({ folder, group }) {
  const hosts = group.map((name) => integrations[name])
  const ours = new Set([...installed.split(','), ...hosts.flatMap(({ foyer = [] }) => foyer)])
  const dependencies = Object.assign({}, ...hosts.map(({ packages }) => packages))
  await mkdir(join(folder, 'packs'))
  for (const name of ours) {
    const path = packs.get(name)
    if (!path) throw new Error(`There is no pack of ${name}: npm run pack`)
    await cp(path, join(folder, 'packs', basename(path)))
    dependencies[`@foyer/${name}`] = `file:packs/${basename(path)}`
  }
  const manifest = { private: true, type: 'module', dependencies }
  await write(folder, { 'package.json': JSON.stringify(manifest) })
  // Bun brings its program by a script of its own, whatever the npm that runs this was told.
  const scripts = `--ignore-scripts=${!dependencies.bun}`
  await run(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', scripts])
}

async function integrate({ name, folder, place }) {
  const { files, build, later = {}, serves, says, headless } = integrations[name]
  await write(place, { ...(place !== folder && { 'package.json': '{"type":"module"}' }), ...files })
  if (build) await run(place, join(folder, 'node_modules/.bin', build[0]), build.slice(1))
  await write(place, later)
  if (serves) await connectIn({ folder: join(place, serves), says, headless })
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
