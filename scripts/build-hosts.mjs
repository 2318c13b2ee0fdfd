// Builds applications from the packed packages with the tools that newcomers use, each in a temporary
// folder, and connects a wallet in every page: `npm run hosts:build`, or some of them by name. The
// applications in examples/ are among them.
//
//   --packed         takes the packs that lie in dist/packs instead of making them
//   --together       one installation for all of them, which is quicker and less strict: each may find
//                    what only another one installed
//   --report <path>  writes how each went, as JSON
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { connectIn } from './integrations/connect.mjs'
import { expectWithout } from './integrations/expectWithout.mjs'
import { integrations } from './integrations/integrations.mjs'
import { run, time } from './integrations/run.mjs'
import { serveFolders, startServer } from './integrations/serve.mjs'
import { listPacks, pack } from './pack.mjs'

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
      const { example } = integrations[name]
      const place = example || group.length > 1 ? join(folder, placeOf(name, index)) : folder
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

/** Examples are workspaces, which npm knows by their folder. */
function placeOf(name, index) {
  return integrations[name].example ? name : `${index}`
}

async function install({ folder, group }) {
  const examples = group.filter((name) => integrations[name].example)
  const hosts = group.filter((name) => !integrations[name].example)
  const dependencies = Object.assign({}, ...hosts.map((name) => integrations[name].packages))
  const named = group.flatMap((name) => integrations[name].foyer ?? [])
  await mkdir(join(folder, 'packs'))
  for (const name of withWhatTheyNeed([
    ...(hosts.length > 0 ? installed.split(',') : []),
    ...named,
  ])) {
    const path = packs.get(name)
    if (!path) throw new Error(`There is no pack of ${name}: npm run pack`)
    await cp(path, join(folder, 'packs', basename(path)))
    dependencies[`@foyer/${name}`] = `file:packs/${basename(path)}`
  }
  for (const name of examples)
    await copyExample({ from: integrations[name].example, to: join(folder, name) })
  // Here the packs have the version that the examples ask for, so npm asks nobody else for them.
  const manifest = { private: true, type: 'module', dependencies, workspaces: examples }
  await write(folder, { 'package.json': JSON.stringify(manifest) })
  // Bun brings its program by a script of its own, whatever the npm that runs this was told.
  const scripts = `--ignore-scripts=${!dependencies.bun}`
  await run(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', scripts])
}

/** Packages of ours and those that they depend on, by their names without the scope. */
function withWhatTheyNeed(ours) {
  const found = new Set(ours)
  for (const name of found) {
    const place = name === 'server' ? 'services' : 'packages'
    const manifest = new URL(`../${place}/${name}/package.json`, import.meta.url)
    for (const other of Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).dependencies ?? {}))
      if (other.startsWith('@foyer/')) found.add(other.replace('@foyer/', ''))
  }
  return found
}

/** Without what somebody who tries it in its place has installed and built there. */
async function copyExample({ from, to }) {
  const left = new Set(['node_modules', 'dist', '.next', 'package-lock.json'])
  await cp(from, to, { recursive: true, filter: (path) => !left.has(basename(path)) })
}

async function integrate({ name, folder, place }) {
  const {
    example,
    files,
    build,
    later = {},
    serves,
    starts,
    without,
    wrong,
    check,
    ...visit
  } = integrations[name]
  if (!example)
    await write(place, {
      ...(place !== folder && { 'package.json': '{"type":"module"}' }),
      ...files,
    })
  if (example && build) await run(place, 'npm', ['run', ...build])
  else if (build) await run(place, join(folder, 'node_modules/.bin', build[0]), build.slice(1))
  await write(place, later)
  if (serves || starts) await open({ place, folder, serves, starts, visit })
  if (without) await expectWithout({ folder, built: join(place, serves), ...without })
  if (wrong) await expectRefused({ place, ...wrong })
  if (check) await check({ place, folder })
}

async function open({ place, folder, serves, starts, visit }) {
  // A page without a build names its packages, which npm may have installed for all examples together.
  const site = starts ? await startServer(place) : await serveFolders([join(place, serves), folder])
  try {
    await connectIn({ ...visit, url: site.url })
  } finally {
    await site.stop()
  }
}

/** @throws when a template with a mistake passes the check of types */
async function expectRefused({ place, path, before, after }) {
  const text = await readFile(join(place, path), 'utf8')
  if (!text.includes(before)) throw new Error(`${path} has no ${before}`)
  await write(place, { [path]: text.replace(before, after) })
  const refusal = await run(place, 'npm', ['run', 'types']).catch(({ message }) => message)
  if (!refusal?.includes(after.split(' ').at(-1)))
    throw new Error(`The types of ${path} allow ${after}`)
}

async function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}
