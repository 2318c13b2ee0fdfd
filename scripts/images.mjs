// Builds the images of services/server/Dockerfile, starts each and asks it for its health.
//
//   npm run images
//
// With docker or podman it builds them for real. Where no container tool answers, the steps of the Dockerfile run one
// after another in a temporary folder that stands for the root of each stage, with the Node of this machine.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const dockerfile = 'services/server/Dockerfile'
const targets = ['frame', 'server']

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

/** Builds with a container tool, and starts what it built. */
async function tryImages(tool) {
  for (const target of targets) {
    const tag = `foyer-${target}:try`
    execFileSync(tool, ['build', '--file', dockerfile, '--target', target, '--tag', tag, '.'], {
      ...{ cwd: root, stdio: 'inherit' },
    })
    const port = await freePort()
    const inside = target === 'frame' ? 5120 : 5110
    const id = execFileSync(
      tool,
      ['run', '--detach', '--publish', `127.0.0.1:${port}:${inside}`, tag],
      {
        encoding: 'utf8',
      },
    ).trim()
    try {
      await askHealth(target, port)
    } finally {
      execFileSync(tool, ['rm', '--force', id])
    }
  }
}

/** Runs the steps here, in the order of the file. */
async function trySteps() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-images-'))
  try {
    const context = join(folder, 'context')
    // What git knows, with what is not committed yet: a build sees no outputs and no installed packages.
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      ...{ cwd: root, encoding: 'utf8' },
    })
    for (const file of files.split('\n').filter((file) => existsSync(join(root, file)) && file))
      cpSync(join(root, file), join(context, file))
    const built = new Map()
    for (const { name, steps } of readStages(readFileSync(join(root, dockerfile), 'utf8'))) {
      const stage = { folder: join(folder, name), environment: {}, workdir: '/', entry: [] }
      built.set(name, stage)
      mkdirSync(stage.folder)
      for (const step of steps) runStep({ ...step, stage, built, context })
    }
    for (const target of targets) {
      const { folder: place, environment, entry } = built.get(target)
      const port = await freePort()
      const [program, ...args] = entry
      const child = spawn(program, args.map(underRoot(place)), {
        env: {
          ...{ PATH: process.env.PATH, ...environment, PORT: `${port}`, HOST: '127.0.0.1' },
          ...(environment.DATA_FOLDER && { DATA_FOLDER: join(place, environment.DATA_FOLDER) }),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      try {
        await askHealth(target, port)
      } finally {
        child.kill('SIGKILL')
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param place the folder that stands for `/` */
const underRoot = (place) => (text) =>
  text.replace(/(^|[\s"'=])\/(?=(?:app|build|data|usr)\b)/g, `$1${place}/`)

function runStep({ instruction, rest, stage, built, context }) {
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
        // As Docker has it: into a folder, where it ends like one or several are copied, else under that name.
        const isInto =
          target.endsWith('/') && !source.endsWith('/') && source !== '.' && !isFolder(path)
        const to = isInto ? join(inStage(target), path.split('/').at(-1)) : inStage(target)
        mkdirSync(dirname(to), { recursive: true })
        cpSync(path, to, { recursive: true, verbatimSymlinks: true })
      }
      return
    }
    case 'RUN': {
      const place = stage.folder
      mkdirSync(join(place, 'usr/local/bin'), { recursive: true })
      // There is no user `node` here, and nobody to take files from.
      execFileSync('sh', ['-ec', `chown() { :; }\n${underRoot(place)(rest)}`], {
        ...{ cwd: inStage('.'), stdio: ['ignore', 'inherit', 'inherit'] },
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...stage.environment },
      })
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

const isFolder = (path) => existsSync(join(path, '.'))

async function askHealth(target, port) {
  const startMs = performance.now()
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null)
    if (answer?.ok) break
    if (performance.now() - startMs > 120_000) throw new Error(`${target} does not answer /health`)
    await wait(100)
  }
  console.log(
    `${target}: /health answers after ${((performance.now() - startMs) / 1_000).toFixed(1)} s`,
  )
}

async function freePort() {
  const server = createServer()
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address()
  await new Promise((done) => server.close(done))
  return port
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const answers = (tool) => spawnSync(tool, ['info'], { stdio: 'ignore' }).status === 0
  const tool = ['docker', 'podman'].find(answers)
  console.log(tool ? `Building with ${tool}` : 'No container tool answers: the steps run here')
  await (tool ? tryImages(tool) : trySteps())
}
