// Runs every test: `npm test`, or `npm test -- --unit` for the fast ones. Needs nothing but Node and
// npm: what is missing is installed on the way. The last line is always `N passed, N failed`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { install } from './install.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const reportFolder = join(root, '.foyer/test')
const headlessShell = '/usr/bin/chromium-headless-shell'
const playwrightConfig = 'apps/e2e/playwright.config.ts'

const bin = (path) => [process.execPath, join(root, 'node_modules', path)]
const script = (name, ...args) => [process.execPath, join(root, 'scripts', name), ...args]

/**
 * A step passes or fails as one check, unless `count` reads how many tests its report holds. When a
 * step that is `needed` fails, the rest is left out.
 *
 * @type {{ name: string, fast?: boolean, needed?: boolean, command: () => string[], env?: () =>
 *   Record<string, string> | Promise<Record<string, string>>, count?: () => Count, absent?: () =>
 *   boolean }[]}
 * @typedef {{ passed: number, failed: number }} Count
 */
const steps = [
  {
    name: 'lint',
    fast: true,
    command: () => [
      ...bin('@biomejs/biome/bin/biome'),
      ...['ci', '--error-on-warnings', process.stdout.isTTY ? '--colors=force' : '--colors=off'],
    ],
  },
  { name: 'types', fast: true, command: () => [...bin('typescript/bin/tsc'), '--noEmit'] },
  { name: 'architecture', fast: true, command: () => script('architecture.mjs') },
  { name: 'unused code', fast: true, command: () => [...bin('knip/bin/knip.js')] },
  { name: 'licences', fast: true, command: () => script('licences.mjs', '--check') },
  { name: 'lockfile', fast: true, command: () => script('lockfile.mjs', '--check') },
  { name: 'contracts', fast: true, command: () => script('contracts.mjs', '--check') },
  { name: 'examples', fast: true, command: () => script('examples.mjs') },
  {
    name: 'unit tests',
    fast: true,
    command: () => vitest('unit'),
    env: () => ({ CI: '1' }),
    count: () => countVitest('unit'),
  },
  { name: 'build', needed: true, command: () => script('build.mjs') },
  {
    name: 'budgets',
    command: () => [process.execPath, join(root, 'apps/bench/bench.mjs'), '--check'],
    env: async () => ({ CHROMIUM_PATH: await findBrowser() }),
  },
  { name: 'pack', command: () => script('pack.mjs') },
  { name: 'packs', command: () => script('pack.mjs', '--check') },
  { name: 'supply chain', command: () => script('supply.mjs') },
  {
    name: 'live tests',
    command: () => vitest('live'),
    env: async () => {
      await installPostgres()
      await installRedis()
      return { CI: '1' }
    },
    count: () => countVitest('live'),
  },
  {
    name: 'browser tests',
    command: () => [
      ...bin('@playwright/test/cli.js'),
      ...['test', '--config', playwrightConfig, '--reporter', 'list,json'],
    ],
    env: async () => ({
      // One more try for whatever failed; it is printed as flaky.
      CI: '1',
      CHROMIUM_PATH: await findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reportFolder, 'browser.json'),
    }),
    count: countPlaywright,
    absent: () => !existsSync(join(root, playwrightConfig)),
  },
]

/** A log file is read as it is. */
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }

const fastOnly = process.argv.includes('--unit')
const rows = []

try {
  await install()
  rmSync(reportFolder, { recursive: true, force: true })
  await runSteps(steps.filter(({ fast }) => fast || !fastOnly))
} catch (error) {
  console.error(error)
  rows.push({ name: 'set-up', seconds: 0, passed: 0, failed: 1 })
}
printSummary()

async function runSteps(chosen) {
  let stopped = false
  for (const step of chosen) {
    const absent = step.absent?.() ?? false
    if (stopped || absent) {
      rows.push({ name: step.name, note: absent ? 'absent' : 'not run', passed: 0, failed: 0 })
      continue
    }
    console.log(`\n── ${step.name}`)
    const startMs = performance.now()
    const ok = await succeeds(step)
    const { passed, failed } = readCount({ step, ok })
    rows.push({ name: step.name, seconds: (performance.now() - startMs) / 1000, passed, failed })
    if (failed > 0 && step.needed) stopped = true
  }
}

async function succeeds({ command, env }) {
  try {
    const child = spawn(...split(command()), {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...colours, ...(await env?.()) },
    })
    const [code] = await once(child, 'close')
    return code === 0
  } catch (error) {
    console.error(error)
    return false
  }
}

function split([command, ...args]) {
  return [command, args]
}

/** A step that fails without a failing test, by crashing perhaps, still counts as one failure. */
function readCount({ step, ok }) {
  const whole = ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (!step.count) return whole
  try {
    const { passed, failed } = step.count()
    return { passed, failed: ok ? failed : Math.max(failed, 1) }
  } catch (error) {
    console.error(`${step.name} left no report: ${error.message}`)
    return { passed: 0, failed: 1 }
  }
}

function vitest(project) {
  return [
    ...bin('vitest/vitest.mjs'),
    ...['run', '--project', project, '--passWithNoTests', '--reporter', 'default'],
    ...['--reporter', 'json', `--outputFile.json=${join(reportFolder, `${project}.json`)}`],
  ]
}

function countVitest(project) {
  const report = readReport(`${project}.json`)
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
  }
}

function countPlaywright() {
  const { stats } = readReport('browser.json')
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

function readReport(name) {
  return JSON.parse(readFileSync(join(reportFolder, name), 'utf8'))
}

/**
 * A Chromium on this machine, installed when there is none: the one without a window where Debian
 * has it, which renders the same with two thirds of the processor time.
 */
async function findBrowser() {
  if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell)) {
    await installPackage('chromium-headless-shell')
  }
  const found = await findInstalledBrowser()
  if (found) return found
  if (!(await findInstalledBrowser())) {
    await run(process.execPath, [...bin('@playwright/test/cli.js').slice(1), 'install', 'chromium'])
  }
  const installed = await findInstalledBrowser()
  if (!installed) throw new Error('No Chromium found or installed: set CHROMIUM_PATH')
  return installed
}

async function findInstalledBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`)
  const require = createRequire(import.meta.url)
  const { chromium } = (await import(pathToFileURL(require.resolve('@playwright/test')).href))
    .default
  return [
    given,
    headlessShell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path))
}

/** Installs a PostgreSQL when there is none; the tests that want it say what is missing if that fails. */
async function installPostgres() {
  const debian = '/usr/lib/postgresql'
  const folders = [
    ...(existsSync(debian) ? readdirSync(debian).map((name) => join(debian, name, 'bin')) : []),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  if (folders.some((folder) => existsSync(join(folder, 'initdb')))) return
  await installPackage('postgresql')
}

/** Installs a Redis when there is none; the tests that want it say what is missing if that fails. */
async function installRedis() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  if (folders.some((folder) => existsSync(join(folder, 'redis-server')))) return
  await installPackage('redis-server')
}

/** Installs a package of Debian where that is possible. */
async function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

/** Runs an installer; whether it worked shows in what is there afterwards. */
async function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  await once(child, 'close')
}

function printSummary() {
  const width = Math.max(...rows.map(({ name }) => name.length))
  console.log('')
  for (const { name, seconds, note, passed, failed } of rows) {
    const time = note ?? `${seconds.toFixed(1)} s`
    const failures = failed > 0 ? `  ${failed} failed` : ''
    console.log(`${name.padEnd(width)}  ${time.padStart(8)}  ${passed} passed${failures}`)
  }
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}
