// Makes applications with the packed `create-foyer`, each in a temporary folder, as a newcomer would: installs
// it from the packs, builds it, runs its own test, opens it in Chromium and connects a wallet: the one of the browser to
// what was built, the simulated one to the development server. `npm run scaffolds`, or some of them by name: `npm run
// scaffolds vue next+server`.
//
//   --packed         takes the packs that lie in dist/packs instead of making them
//   --report <path>  writes how each went, as JSON
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { connectIn } from './integrations/connect.mjs'
import { expectWithout } from './integrations/expectWithout.mjs'
import { run, time } from './integrations/run.mjs'
import { findPort, serveFolders, startServer } from './integrations/serve.mjs'
import { listPacks, pack } from './pack.mjs'

const account = 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const all = ['react', 'next', 'vanilla', 'vue', 'svelte'].flatMap((it) => [it, `${it}+server`])

/** What the simulated wallet is known by. */
const simulatedWallet = { package: '@foyer/devtools', text: 'dev.foyer.devtools' }

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { packed: { type: 'boolean' }, report: { type: 'string' } },
})
const unknown = positionals.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`No scaffold ${unknown}: there are ${all.join(', ')}`)
const names = positionals.length > 0 ? positionals : all
const packs = options.packed ? listPacks() : await pack()
const program = packs.find((path) => basename(path).startsWith('create-foyer-'))
if (!program) throw new Error('There is no pack of create-foyer: npm run pack')

/** @type {{ name: string, failed: boolean, durationMs: number }[]} */
const report = []
for (const name of names) {
  const { error, durationMs } = await time(() => tryScaffold(name))
  report.push({ name, failed: Boolean(error), durationMs })
  console.log(
    `${name}: ${(durationMs / 1000).toFixed(1)} s: ${error ? `failed: ${error.message}` : 'ok'}`,
  )
}
const failed = report.filter((it) => it.failed).length
console.log(`${report.length - failed} scaffolds work, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
if (options.report) {
  await mkdir(dirname(options.report), { recursive: true })
  await writeFile(options.report, JSON.stringify(report))
}

async function tryScaffold(name) {
  const [template, server] = name.split('+')
  const folder = await mkdtemp(join(tmpdir(), 'foyer-scaffold-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "private": true }')
    const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
    await run(folder, 'npm', ['install', program, ...quietly])
    await run(folder, join(folder, 'node_modules/.bin/create-foyer'), [
      ...['My shop', '--template', template, '--packs', dirname(program)],
      ...(server ? ['--server'] : []),
    ])
    const place = join(folder, 'My shop')
    await run(place, 'npm', ['install', ...quietly])
    await expectOurs(place)
    // Another port than the usual one, which a developer's own server may hold.
    const port = server && (await findPort())
    if (port) await replaceIn(join(place, '.env'), '5110', `${port}`)
    await run(place, 'npm', ['run', 'build'])
    await expectWithout({
      folder: place,
      built: join(place, template === 'next' ? '.next' : 'dist'),
      ...simulatedWallet,
    })
    await run(place, 'npm', ['test'])
    await visit({ place, template, port })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @throws when npm took one of our packages from somewhere else than the packs */
async function expectOurs(place) {
  const { packages } = JSON.parse(await readFile(join(place, 'package-lock.json'), 'utf8'))
  const foreign = Object.entries(packages).filter(
    ([path, { resolved }]) => path.includes('node_modules/@foyer/') && !/^file:/.test(resolved),
  )
  if (foreign.length > 0) throw new Error(`Not from the packs: ${foreign.map(([path]) => path)}`)
}

async function visit({ place, template, port }) {
  const backend = port && (await startServer(place, { script: 'server', port }))
  try {
    const site =
      template === 'next' ? await startServer(place) : await serveFolders([join(place, 'dist')])
    try {
      await connectIn({ url: site.url, modalSteps: port ? ['Sign'] : [], says: account })
    } finally {
      await site.stop()
    }
    const development = await startServer(place, { script: 'dev', saysPort: true })
    try {
      await connectIn({
        ...{ url: development.url, wallet: 'Simulated wallet', says: account },
        modalSteps: port ? ['Sign'] : [],
      })
    } finally {
      await development.stop()
    }
  } finally {
    await backend?.stop()
  }
}

async function replaceIn(path, before, after) {
  const text = await readFile(path, 'utf8')
  if (!text.includes(before)) throw new Error(`${path} has no ${before}`)
  await writeFile(path, text.replace(before, after))
}
