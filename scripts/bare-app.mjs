// Builds the application a newcomer would write: Vite, React and our packed packages, with the
// README's first example as its whole code. Beside it a blank twin without Foyer, to weigh against.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readBlocks } from './examples.mjs'
import { pack } from './pack.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const execute = promisify(execFile)

const blankExample = '<button type="button">Connect wallet</button>\n'

/**
 * Installs, type-checks and builds the bare application and its blank twin in a temporary folder.
 *
 * @param {{ react?: string, example?: string }} [options] `react` is a version, `example` the code of
 *   `main.tsx` or what the README shows: JSX at its end, or an exported `App`, gets rendered
 * @returns {Promise<{ folder: string, dist: string, blankDist: string }>} `folder` is the caller's to
 *   remove
 */
export async function buildBareApp({ react, example = readExample() } = {}) {
  // The testing package serves an application's tests, never its page.
  const packs = (await pack()).filter((path) => !basename(path).startsWith('foyer-testing-'))
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bare-'))
  await writeProject({ folder, packs, react })
  // The caller may run in production, where npm leaves the tools out.
  const flags = ['--include=dev', '--prefer-offline', '--ignore-scripts', '--no-audit']
  await runIn(folder, 'npm', ['install', ...flags])

  const dist = await buildPage({ folder, name: 'app', code: example })
  const blankDist = await buildPage({ folder, name: 'blank', code: blankExample })
  return { folder, dist, blankDist }
}

async function writeProject({ folder, packs, react }) {
  const readVersions = (path) =>
    JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')).devDependencies
  const devDependencies = { ...readVersions('apps/demo'), ...readVersions('.') }
  const version = react ?? devDependencies.react
  const types = version.startsWith('18') ? '^18' : devDependencies['@types/react']
  await mkdir(join(folder, 'packs'))
  for (const path of packs) await cp(path, join(folder, 'packs', basename(path)))
  const foyer = packs.map((path) => [
    basename(path).replace(/^foyer-(.*)-\d.*$/, '@foyer/$1'),
    `file:packs/${basename(path)}`,
  ])
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(foyer), react: version, 'react-dom': version },
    devDependencies: {
      '@types/react': types,
      '@types/react-dom': types === '^18' ? types : devDependencies['@types/react-dom'],
      '@vitejs/plugin-react': devDependencies['@vitejs/plugin-react'],
      vite: devDependencies.vite,
    },
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
}

async function buildPage({ folder, name, code }) {
  const page = join(folder, name)
  await mkdir(page, { recursive: true })
  await writeFile(join(page, 'main.tsx'), asMain(code))
  await writeFile(
    join(page, 'index.html'),
    `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Bare</title></head>
  <body><div id="root"></div><script type="module" src="./main.tsx"></script></body>
</html>
`,
  )
  await writeFile(
    join(page, 'vite.config.js'),
    `import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }\n`,
  )
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
  }
  await writeFile(join(page, 'tsconfig.json'), JSON.stringify({ compilerOptions }))

  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  await runIn(page, process.execPath, [tsc, '-p', page])
  await runIn(page, process.execPath, [join(folder, 'node_modules/vite/bin/vite.js'), 'build'])
  return join(page, 'dist')
}

/** What the README shows, as a module that renders it. */
function asMain(code) {
  if (code.includes('createRoot(')) return code
  const render = (jsx) =>
    `createRoot(document.getElementById('root') as HTMLElement).render(${jsx})\n`
  const head = `import { createRoot } from 'react-dom/client'\n`
  if (/^export (default )?function App\b/m.test(code)) return `${head}${code}\n${render('<App />')}`
  const start = code.search(/^</m)
  if (start < 0) throw new Error('The example renders nothing: end it with JSX or export App')
  return `${head}${code.slice(0, start)}\n${render(`<>\n${code.slice(start)}</>`)}`
}

function readExample() {
  const path = join(root, 'README.md')
  const blocks = existsSync(path) ? readBlocks(readFileSync(path, 'utf8')) : []
  const first = blocks.find(({ extension }) => extension === 'tsx')
  if (!first) throw new Error('README.md has no tsx example')
  return first.code
}

async function runIn(cwd, command, args) {
  try {
    await execute(command, args, { cwd })
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error)
    throw new Error(`${command} ${args.join(' ')} failed in ${cwd}\n${stdout}${stderr}`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [react] = process.argv.slice(2)
  const { dist, blankDist } = await buildBareApp({ react })
  console.log(`${dist}\n${blankDist}`)
}
