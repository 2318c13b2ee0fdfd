// Builds the images of services/server/Dockerfile, starts each, asks it what it should answer, and stops it. The last line
// is the verdict.
//
//   npm run images
//
// With docker or podman it builds them for real. Where no container tool answers, the steps of the Dockerfile run one
// after another in a temporary folder that stands for the root of each stage, with the Node of this machine.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { keepInMemory } from './keepInMemory.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const dockerfile = 'services/server/Dockerfile'
/** All of it ends by then: what a container tool downloads takes longest. */
const limitMs = 10 * 60_000
/** From the start of a program to its first answer. */
const startMs = 120_000
/** As in compose.yaml: a program that was asked to stop is killed after it. */
const stopMs = 15_000

/** By the stage that makes it: where each listens inside, and what it answers when nothing is missing in it. */
const images = {
  server: {
    port: 5110,
    answers: {
      '/health': /./,
      '/health/ready': /./,
      '/getWallets?page=1&entries=4&projectId=images&st=foyer&sv=js-0.0.0': /"count":[1-9]/,
    },
  },
  frame: { port: 5120, answers: { '/health': /^ok$/, '/review': /<script type="module"/ } },
}

/** @typedef {{ ended: Promise<number | string>, check(): Promise<void>, stop(): unknown }} Program */

/**
 * The stages of a Dockerfile with their instructions, in its order. Comments and continued lines are no lines of their own.
 *
 * @param {string} text
 * @returns {{ name: string, steps: { instruction: string, rest: string }[] }[]}
 */
function readStages(text) {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages = []
  for (const line of lines) {
    const [, instruction, rest] = /^(\w+)\s+(.*)$/.exec(line)
    if (instruction === 'FROM') stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? '', steps: [] })
    else stages.at(-1).steps.push({ instruction, rest })
  }
  return stages
}

/**
 * What a `.dockerignore` keeps out: the last line that names a path, or a folder that it is in, decides.
 *
 * @param {string} text
 * @returns {(path: string) => boolean}
 */
function readIgnored(text) {
  const rules = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const pattern = line
        .replace(/^!/, '')
        .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
        .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
      return { isIgnored: !line.startsWith('!'), names: new RegExp(`^${pattern}(?:/|$)`) }
    })
  return (path) => rules.findLast(({ names }) => names.test(path))?.isIgnored ?? false
}

/** Builds with a container tool, and tries what it built. */
async function tryContainers(tool, signal) {
  for (const { name: target, steps } of readStages(read(dockerfile))) {
    if (!images[target]) continue
    const tag = `foyer-${target}:try`
    await run(
      [tool, 'build', '--file', dockerfile, '--target', target, '--tag', tag, '.'],
      ...[signal, { cwd: root }],
    )
    const port = await freePort()
    const published = `127.0.0.1:${port}:${images[target].port}`
    const id = ask(tool, 'run', '--detach', '--publish', published, tag)
    try {
      const waiting = spawn(tool, ['wait', id], { stdio: ['ignore', 'pipe', 'inherit'], signal })
      await tryProgram(
        { target, port, signal },
        {
          ended: waiting.stdout.setEncoding('utf8').toArray().then(Number),
          check: () => run([tool, 'exec', id, ...healthCheck(steps)], signal),
          stop: () => ask(tool, 'stop', '--time', `${stopMs / 1_000}`, id),
        },
      )
    } finally {
      ask(tool, 'rm', '--force', id)
    }
  }
}

const ask = (tool, ...args) => execFileSync(tool, args, { encoding: 'utf8' }).trim()

/** Runs the steps here, in the order of the file. */
async function trySteps(signal) {
  const forgetFiles = keepInMemory({ runs: true })
  const folder = mkdtempSync(join(tmpdir(), 'foyer-images-'))
  try {
    const context = join(folder, 'context')
    copyContext(context)
    const built = new Map()
    for (const { name, steps } of readStages(read(dockerfile))) {
      console.log(`\n${name}`)
      const stage = { folder: join(folder, name), environment: {}, workdir: '/', entry: [] }
      built.set(name, stage)
      mkdirSync(stage.folder)
      for (const step of steps) await runStep({ ...step, stage, built, context, signal })
      if (images[name]) await tryStage({ target: name, stage, check: healthCheck(steps), signal })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    forgetFiles()
  }
}

async function tryStage({ target, stage: { folder, environment, entry }, check, signal }) {
  const port = await freePort()
  const env = {
    ...{ PATH: process.env.PATH, ...environment, PORT: `${port}`, HOST: '127.0.0.1' },
    ...(environment.DATA_FOLDER && { DATA_FOLDER: join(folder, environment.DATA_FOLDER) }),
  }
  const [program, ...args] = entry
  const child = spawn(program, args.map(underRoot(folder)), {
    ...{ env, stdio: ['ignore', 'ignore', 'inherit'] },
  })
  try {
    await tryProgram(
      { target, port, signal },
      {
        ended: once(child, 'close').then(([code, killedBy]) => code ?? killedBy),
        check: () => run(check, signal, { env }),
        stop() {
          child.kill('SIGTERM')
          setTimeout(() => child.kill('SIGKILL'), stopMs).unref()
        },
      },
    )
  } finally {
    child.kill('SIGKILL')
  }
}

/** What git knows, with what is not committed yet: a build sees no outputs and no installed packages. */
function copyContext(context) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    ...{ cwd: root, encoding: 'utf8' },
  })
  const isIgnored = readIgnored(read(`${dockerfile}.dockerignore`))
  for (const file of files.split('\n'))
    if (file !== '' && !isIgnored(file) && existsSync(join(root, file))) {
      mkdirSync(dirname(join(context, file)), { recursive: true })
      copyFileSync(join(root, file), join(context, file))
    }
}

/**
 * Puts a file, or what is in a folder, in another place as well. Links take a second where copies of thirty thousand
 * files take a minute, and no step writes into what it copied.
 */
function link(from, to) {
  if (statSync(from).isDirectory()) {
    mkdirSync(to, { recursive: true })
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const [source, target] = [join(from, entry.name), join(to, entry.name)]
      if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
      else link(source, target)
    }
  } else {
    mkdirSync(dirname(to), { recursive: true })
    rmSync(to, { force: true })
    linkSync(from, to)
  }
}

const read = (path) => readFileSync(join(root, path), 'utf8')

/** The command that a stage tells its health with. */
const healthCheck = (steps) =>
  JSON.parse(steps.find(({ instruction }) => instruction === 'HEALTHCHECK').rest.split(' CMD ')[1])

/** @param place the folder that stands for `/` */
const underRoot = (place) => (text) =>
  text.replace(/(^|[\s"'=])\/(?=(?:app|build|data|usr)\b)/g, `$1${place}/`)

async function runStep({ instruction, rest, stage, built, context, signal }) {
  const inStage = (path) => join(stage.folder, resolve(stage.workdir, path))
  console.log(`${instruction} ${rest}`)
  switch (instruction) {
    case 'ENV':
      for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) stage.environment[name] = value
      return
    case 'WORKDIR':
      stage.workdir = rest
      mkdirSync(inStage('.'), { recursive: true })
      return
    case 'COPY': {
      const [, from, paths] = /^(?:--from=(\w+) )?(.*)$/.exec(rest)
      const sources = paths.split(' ')
      const target = sources.pop()
      for (const source of sources) {
        const path = join(from ? built.get(from).folder : context, source)
        // As Docker has it: what is in a folder goes into the target, and a file too where that ends like one.
        const isInto = target.endsWith('/') && !statSync(path).isDirectory()
        const to = isInto ? join(inStage(target), path.split('/').at(-1)) : inStage(target)
        link(path, to)
      }
      return
    }
    case 'RUN': {
      const began = performance.now()
      mkdirSync(join(stage.folder, 'usr/local/bin'), { recursive: true })
      // There is no user `node` here, and nobody to take files from.
      await run(['sh', '-ec', `chown() { :; }\n${underRoot(stage.folder)(rest)}`], signal, {
        ...{ cwd: inStage('.'), env: { ...fromHere(), ...stage.environment } },
      })
      console.log(`  took ${secondsSince(began)}`)
      return
    }
    case 'ENTRYPOINT':
      stage.entry = JSON.parse(rest)
      return
    case 'CMD':
      stage.entry.push(...JSON.parse(rest))
      return
    case 'USER':
    case 'VOLUME':
    case 'EXPOSE':
    case 'HEALTHCHECK':
      return
    default:
      throw new Error(`Nobody knows here what ${instruction} does: teach scripts/images.mjs`)
  }
}

/** How this machine reaches its registry, and nothing else of what npm tells its scripts. */
function fromHere() {
  const isWanted = (name) =>
    /^(path|home|node_extra_ca_certs|(https?|no)_proxy|npm_config_(registry|cache|cafile|userconfig))$/i.test(
      name,
    )
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => isWanted(name))),
    // The lockfile says which version and digest: what an install left in the cache is no other.
    npm_config_prefer_offline: 'true',
  }
}

/** Runs a command with all that it starts; when the signal aborts, both end. */
async function run([program, ...args], signal, options) {
  signal.throwIfAborted()
  const child = spawn(program, args, {
    ...{ detached: true, stdio: ['ignore', 'inherit', 'inherit'], ...options },
  })
  const end = () => process.kill(-child.pid, 'SIGKILL')
  signal.addEventListener('abort', end)
  try {
    const [code, killedBy] = await once(child, 'close')
    signal.throwIfAborted()
    if (code !== 0)
      throw new Error(`${[program, ...args].join(' ')}: left with ${code ?? killedBy}`)
  } finally {
    signal.removeEventListener('abort', end)
  }
}

/**
 * It answers, finds itself healthy, and leaves in peace when it is asked to.
 *
 * @param {{ target: string, port: number, signal: AbortSignal }} where
 * @param {Program} program
 */
async function tryProgram({ target, port, signal }, { ended, check, stop }) {
  const began = performance.now()
  let isOver = false
  const hasTime = () => !isOver && !signal.aborted && performance.now() - began < startMs
  const asking = async () => {
    for (const [path, expected] of Object.entries(images[target].answers)) {
      const problem = await askUntil(`http://127.0.0.1:${port}${path}`, expected, hasTime)
      if (isOver) return
      signal.throwIfAborted()
      if (problem) throw new Error(`${target} answers ${path} with ${problem}`)
      console.log(`${target} answers ${path} after ${secondsSince(began)}`)
    }
    await check()
  }
  const leftEarly = ended.then((how) => {
    throw new Error(`${target} left with ${how} before it was asked to`)
  })
  try {
    await Promise.race([asking(), leftEarly])
  } finally {
    isOver = true
    // It will leave, and that is no failure any more.
    leftEarly.catch(() => {})
  }
  const stopping = performance.now()
  await stop()
  const how = await ended
  if (how !== 0) throw new Error(`${target} was asked to stop, and left with ${how}`)
  console.log(
    `${target} finds itself healthy, and left ${secondsSince(stopping)} after it was asked`,
  )
}

/** @returns why it is not what was expected, or nothing when it is */
async function askUntil(url, expected, hasTime) {
  let problem = 'nothing'
  while (hasTime()) {
    // It may still be starting.
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    const text = await response?.text()
    if (response) problem = `${response.status} ${text.slice(0, 200)}`
    if (response?.ok) return expected.test(text) ? undefined : problem
    await wait(100)
  }
  return problem
}

const secondsSince = (beganMs) => `${((performance.now() - beganMs) / 1_000).toFixed(1)} s`

async function freePort() {
  const server = createServer()
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address()
  await new Promise((done) => server.close(done))
  return port
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const began = performance.now()
  const leaving = new AbortController()
  const limit = setTimeout(
    () => leaving.abort(new Error(`it did not end within ${limitMs / 60_000} minutes`)),
    limitMs,
  )
  for (const name of ['SIGINT', 'SIGTERM'])
    process.once(name, () => leaving.abort(new Error(`it was told to end (${name})`)))
  const isThere = (tool) => spawnSync(tool, ['info'], { stdio: 'ignore' }).status === 0
  const tool = ['docker', 'podman'].find(isThere)
  console.log(tool ? `Building with ${tool}` : 'No container tool answers: the steps run here')
  try {
    await (tool ? tryContainers(tool, leaving.signal) : trySteps(leaving.signal))
    const names = Object.keys(images).join(' and ')
    console.log(`\n${names}: built, started, asked and stopped in ${secondsSince(began)}`)
  } catch (error) {
    console.error(`\nFAIL images, after ${secondsSince(began)}: ${error.message}`)
    process.exitCode = 1
  } finally {
    clearTimeout(limit)
  }
}
