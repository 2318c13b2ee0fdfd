// Builds the application a newcomer would write: Vite, React and our packed packages, with the
// README's first example as its whole code. Beside it a blank twin without Foyer, to weigh against.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readBlocks } from './examples.mjs'
import { pack } from './pack.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const execute = promisify(execFile)

const blankExample = '<button type="button">Connect wallet</button>\n'

/**
 * Type-checks and builds the bare application and its blank twin in a folder of this checkout. Our packages
 * are unpacked there, and everything else, such as React and Vite, is what the checkout has: an
 * installation of its own, as `scripts/build-hosts.mjs` makes it, would weigh the same.
 *
 * @returns {Promise<{ folder: string, dist: string, blankDist: string }>} `folder` is the caller's to
 *   remove
 */
export async function buildBareApp() {
  // The testing package serves an application's tests, never its page, and `create-foyer` is in none.
  const packs = (await pack()).filter((path) => /^foyer-(?!testing-)/.test(basename(path)))
  await mkdir(join(root, '.foyer'), { recursive: true })
  const folder = await mkdtemp(join(root, '.foyer/bare-'))
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  await Promise.all(packs.map((path) => unpack(path, folder)))

  const [dist, blankDist] = await Promise.all([
    buildPage({ folder, name: 'app', code: readExample() }),
    buildPage({ folder, name: 'blank', code: blankExample }),
  ])
  return { folder, dist, blankDist }
}

async function unpack(path, folder) {
  const name = basename(path).replace(/^foyer-(.*)-\d.*$/, '$1')
  const target = join(folder, 'node_modules/@foyer', name)
  await mkdir(target, { recursive: true })
  await runIn(target, 'tar', ['-xzf', path, '--strip-components=1'])
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
  await runIn(page, process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'])
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
  const { dist, blankDist } = await buildBareApp()
  console.log(`${dist}\n${blankDist}`)
}
