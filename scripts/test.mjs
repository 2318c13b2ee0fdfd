// Runs every test: `npm test`, or `npm test -- --unit` for the fast ones. Needs nothing but Node and
// npm: what is missing is installed on the way. The last line is always `N passed, N failed`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { install } from './install.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const reportFolder = join(root, '.foyer/test')
const headlessShell = '/usr/bin/chromium-headless-shell'
const playwrightConfig = 'apps/e2e/playwright.config.ts'

/** For steps that start many servers. */
const quickServers = () => ({
  NODE_OPTIONS: [
    process.env.NODE_OPTIONS,
    `--require=${JSON.stringify(join(root, 'scripts/liftoff.cjs'))}`,
  ]
    .filter(Boolean)
    .join(' '),
})

const bin = (path) => [process.execPath, join(root, 'node_modules', path)]
const script = (name, ...args) => [process.execPath, join(root, 'scripts', name), ...args]

/**
 * A step passes or fails as one check, unless `count` reads how many tests its report holds. Its
 * output is printed when it ends, unless it is `watched`: then as it comes.
 *
 * @type {Record<string, Step>}
 * @typedef {{ name: string, watched?: boolean, command: () => string[], env?: () =>
 *   Record<string, string> | Promise<Record<string, string>>, count?: () => Count, slowest?: () =>
 *   Timed[], failures?: () => string[], absent?: () => boolean }} Step
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, durationMs: number }} Timed
 */
const steps = {
  lint: {
    name: 'lint',
    command: () => [
      ...bin('@biomejs/biome/bin/biome'),
      ...['ci', '--error-on-warnings', process.stdout.isTTY ? '--colors=force' : '--colors=off'],
    ],
  },
  types: {
    name: 'types',
    command: () => [
      ...bin('typescript/bin/tsc'),
      ...['--noEmit', '--incremental', '--tsBuildInfoFile', '.foyer/types.tsbuildinfo'],
    ],
  },
  architecture: { name: 'architecture', command: () => script('architecture.mjs') },
  unusedCode: { name: 'unused code', command: () => [...bin('knip/bin/knip.js')] },
  licences: { name: 'licences', command: () => script('licences.mjs', '--check') },
  lockfile: { name: 'lockfile', command: () => script('lockfile.mjs', '--check') },
  contracts: { name: 'contracts', command: () => script('contracts.mjs', '--check') },
  reference: { name: 'reference', command: () => script('reference.mjs', '--check') },
  examples: { name: 'examples', command: () => script('examples.mjs') },
  unit: {
    name: 'unit tests',
    watched: true,
    command: () => vitest('unit'),
    env: () => ({ CI: '1' }),
    count: () => countVitest('unit'),
    slowest: () => timesOfVitest('unit'),
    failures: () => failuresOfVitest('unit'),
  },
  build: { name: 'build', command: () => script('build.mjs') },
  budgets: {
    name: 'budgets',
    command: () => [process.execPath, join(root, 'apps/bench/bench.mjs'), '--check'],
    env: async () => ({ ...quickServers(), CHROMIUM_PATH: await browser() }),
  },
  api: { name: 'api reports', command: () => script('api.mjs', '--check') },
  pack: { name: 'pack', command: () => script('pack.mjs') },
  packs: { name: 'packs', command: () => script('pack.mjs', '--check') },
  hosts: {
    name: 'hosts',
    command: () =>
      script(
        ...['build-hosts.mjs', 'vite', 'vitest', 'examples/', '--packed', '--together'],
        ...['--report', join(reportFolder, 'hosts.json')],
      ),
    env: async () => ({ CHROMIUM_PATH: await browser() }),
    count: () => countHosts('hosts'),
    slowest: () => timesOfHosts('hosts'),
  },
  scaffolds: {
    name: 'scaffolds',
    command: () =>
      script(
        ...['scaffolds.mjs', 'vanilla', '--packed'],
        ...['--report', join(reportFolder, 'scaffolds.json')],
      ),
    env: async () => ({ CHROMIUM_PATH: await browser() }),
    count: () => countHosts('scaffolds'),
    slowest: () => timesOfHosts('scaffolds'),
  },
  // In folders of its own, from the sources.
  images: { name: 'images', command: () => script('images.mjs') },
  supplyChain: { name: 'supply chain', command: () => script('supply.mjs') },
  live: {
    name: 'live tests',
    command: () => vitest('live'),
    env: () => ({ CI: '1', ...quickServers() }),
    count: () => countVitest('live'),
    slowest: () => timesOfVitest('live'),
    failures: () => failuresOfVitest('live'),
  },
  browser: {
    name: 'browser tests',
    watched: true,
    command: () => [
      ...bin('@playwright/test/cli.js'),
      ...['test', '--config', playwrightConfig, '--reporter', 'list,json'],
    ],
    env: async () => ({
      // One more try for whatever failed; it is printed as flaky.
      CI: '1',
      ...quickServers(),
      CHROMIUM_PATH: await browser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reportFolder, 'browser.json'),
    }),
    count: countPlaywright,
    slowest: timesOfPlaywright,
    failures: failuresOfPlaywright,
    absent: () => !existsSync(join(root, playwrightConfig)),
  },
}

/** What runs on the sources: `npm run check`. Lanes run side by side, the steps of one in order. */
const fastLanes = [
  [steps.unit],
  [
    ...[steps.lint, steps.types, steps.architecture, steps.unusedCode, steps.licences],
    ...[steps.lockfile, steps.reference],
  ],
]

/**
 * What needs the build, one after the other: browser and live tests fill two cores by themselves, and
 * both at once take no less time and fail for want of a turn. What builds anew goes first, as tests
 * start servers from what is built.
 */
const builtLanes = [
  // Nothing else packs or builds here meanwhile: each writes where the other reads.
  [[steps.pack, steps.supplyChain], [steps.images]],
  // Hosts wait for npm and for one bundler after the other.
  [[steps.packs, steps.api, steps.examples, steps.hosts, steps.scaffolds], [steps.browser]],
  // Live tests wait for chains and clocks for a third of their time; budgets count, and measure no time.
  [[steps.live], [steps.budgets]],
]

/** A log file is read as it is. */
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }

const startedMs = performance.now()
const fastOnly = process.argv.includes('--unit')
const rows = []
/** Every test that said how long it took. @type {Timed[]} */
const tests = []
/** Told once more at the end, where a log that is cut still has them. @type {string[]} */
const failures = []
/** @type {Promise<string> | undefined} */
let foundBrowser

try {
  // npm and apt-get take a core each.
  if (!fastOnly) openNullDevice()
  await Promise.all([install(), fastOnly ? undefined : installPrograms()])
  rmSync(reportFolder, { recursive: true, force: true })
  await runLanes(fastLanes)
  if (!fastOnly) {
    await browser()
    // The build leaves a core idle, and contracts need none of it.
    const [isBuilt] = await Promise.all([steps.build, steps.contracts].map(runStep))
    for (const lanes of builtLanes)
      if (isBuilt) await runLanes(lanes)
      else for (const { name } of lanes.flat()) rows.push(leftOut(name, 'not run'))
  }
} catch (error) {
  console.error(error)
  rows.push({ name: 'set-up', seconds: 0, passed: 0, failed: 1 })
}
printSummary()

function runLanes(lanes) {
  return Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) await runStep(step)
    }),
  )
}

/** @returns whether nothing failed */
async function runStep(step) {
  if (step.absent?.()) {
    rows.push(leftOut(step.name, 'absent'))
    return true
  }
  const startMs = performance.now()
  if (step.watched) console.log(`\n── ${step.name}`)
  const { ok, output } = await runCommand(step)
  if (!step.watched) process.stdout.write(`\n── ${step.name}\n${output}`)
  const { passed, failed } = readCount({ step, ok })
  rows.push({ name: step.name, seconds: (performance.now() - startMs) / 1000, passed, failed })
  if (step.slowest && passed > 0) tests.push(...step.slowest())
  if (failed > 0)
    failures.push(
      ...(step.failures?.() ?? linesThatFail(output)).map((each) => `${step.name}: ${each}`),
    )
  return failed === 0
}

function leftOut(name, note) {
  return { name, note, passed: 0, failed: 0 }
}

async function runCommand({ command, env, watched }) {
  const output = []
  try {
    const child = spawn(...split(command()), {
      cwd: root,
      stdio: watched ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colours, ...(await env?.()) },
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => output.push(chunk))
    const [code] = await once(child, 'close')
    return { ok: code === 0, output: Buffer.concat(output).toString() }
  } catch (error) {
    return { ok: false, output: `${Buffer.concat(output)}${error?.stack ?? error}\n` }
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

function countHosts(name) {
  const hosts = readReport(`${name}.json`)
  const failed = hosts.filter((host) => host.failed).length
  return { passed: hosts.length - failed, failed }
}

/** @returns {Timed[]} */
function timesOfHosts(report) {
  return readReport(`${report}.json`).map(({ name, durationMs }) => ({
    name: `${report} › ${name}`,
    durationMs,
  }))
}

/** @returns {Timed[]} */
function timesOfVitest(project) {
  return readReport(`${project}.json`).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)} › ${fullName}`,
      durationMs: duration ?? 0,
    })),
  )
}

/** @returns {Timed[]} */
function timesOfPlaywright() {
  const timesOf = ({ specs = [], suites = [] }) => [
    ...specs.map(({ file, title, tests }) => ({
      name: `${file} › ${title}`,
      durationMs: Math.max(
        ...tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
      ),
    })),
    ...suites.flatMap(timesOf),
  ]
  return readReport('browser.json').suites.flatMap(timesOf)
}

/** @returns {string[]} */
function failuresOfVitest(project) {
  return readReport(`${project}.json`).testResults.flatMap(
    ({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0 && message) return [`${relative(root, name)}: ${shorten(message)}`]
      return failed.map(
        ({ fullName, failureMessages }) =>
          `${relative(root, name)} › ${fullName}: ${shorten(failureMessages.join(' '))}`,
      )
    },
  )
}

/** @returns {string[]} */
function failuresOfPlaywright() {
  const failuresOf = ({ specs = [], suites = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(
        ({ file, title, tests }) =>
          `${file} › ${title}: ${shorten(tests[0]?.results[0]?.error?.message ?? '')}`,
      ),
    ...suites.flatMap(failuresOf),
  ]
  return readReport('browser.json').suites.flatMap(failuresOf)
}

/** What a step that counts no tests says of a failure. @returns {string[]} */
function linesThatFail(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const failing = lines.filter((line) => /^FAIL|[Ee]rror\b/.test(line))
  return (failing.length > 0 ? failing : lines.slice(-3)).slice(0, 5).map(shorten)
}

function shorten(message) {
  return message.replaceAll(/\s+/g, ' ').slice(0, 300)
}

function readReport(name) {
  return JSON.parse(readFileSync(join(reportFolder, name), 'utf8'))
}

function browser() {
  foundBrowser ??= findBrowser()
  return foundBrowser
}

/** The Chromium of this machine; where Debian is not, one that Playwright installs. */
async function findBrowser() {
  const found = await findInstalledBrowser()
  if (found) return found
  await run(process.execPath, [...bin('@playwright/test/cli.js').slice(1), 'install', 'chromium'])
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

/**
 * PostgreSQL's programs, which do not run as root, write to the null device. A container whose device only root
 * may write to failed every test with a database ("cannot create /dev/null: Permission denied").
 */
function openNullDevice() {
  if (process.getuid?.() !== 0 || (statSync('/dev/null').mode & 0o666) === 0o666) return
  console.warn('/dev/null was closed to all but root: opened, as PostgreSQL needs it')
  chmodSync('/dev/null', 0o666)
}

/**
 * Installs the programs that tests start, where they are missing and Debian has them; the tests that want one
 * say what is missing if that fails.
 */
async function installPrograms() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const postgres = '/usr/lib/postgresql'
  const folders = [
    // Debian keeps these out of the path.
    ...(existsSync(postgres)
      ? readdirSync(postgres).map((name) => join(postgres, name, 'bin'))
      : []),
    '/usr/sbin',
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const isMissing = ([program]) => !folders.some((folder) => existsSync(join(folder, program)))
  const missing = [
    ['initdb', 'postgresql'],
    ['redis-server', 'redis-server'],
    ['nginx', 'nginx-light'],
    ['caddy', 'caddy'],
    ['openssl', 'openssl'],
    // Without a window it renders the same with two thirds of the processor time; a few tests need what only
    // the whole browser has.
    ...(process.env.CHROMIUM_PATH
      ? []
      : [
          ['chromium-headless-shell', 'chromium-headless-shell'],
          ['chromium', 'chromium'],
        ]),
  ].filter(isMissing)
  if (missing.length === 0) return
  const installPackages = (names) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
  await run('apt-get', ['update', '-qq'])
  await installPackages(missing.map(([, name]) => name))
  // One that is not to be had takes the others along.
  for (const one of missing.filter(isMissing)) await installPackages(one.slice(1))
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
  const slowest = tests.toSorted((one, other) => other.durationMs - one.durationMs).slice(0, 10)
  if (slowest.length > 0) console.log('\nThe ten slowest tests')
  for (const { name, durationMs } of slowest)
    console.log(`${`${(durationMs / 1000).toFixed(1)} s`.padStart(8)}  ${name}`)
  if (failures.length > 0) console.log('\nWhat failed')
  for (const failure of failures) console.log(`  ${failure}`)
  console.log(`\nall of it took ${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}
