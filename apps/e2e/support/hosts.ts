import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startStack } from '@foyer/testing/stack'
import react from '@vitejs/plugin-react'
import { type Alias, build } from 'vite'
import { hostsFolder } from './setUp.ts'

/** The small applications of `hosts/`, served beside two local chains. */
export interface Hosts {
  /** Of one application; `react: 18` comes with wagmi 2, 19 with wagmi 3. */
  urlOf(page: string, options?: { react?: 18 | 19; query?: Record<string, string> }): string
  readonly rpcUrl: string
  /**
   * Renders `App` in a Node of its own, into the page `hydration`. Rejects unless that process leaves
   * by itself.
   */
  renderOnServer(react: 18 | 19): Promise<string>
  stop(): Promise<void>
}

/** Longer than any machine needs to render a page, shorter than a test may take. */
const renderTimeoutMs = 10_000

const root = fileURLToPath(new URL('../hosts', import.meta.url))
const require = createRequire(import.meta.url)

export async function startHosts(): Promise<Hosts> {
  const folder = await builtHosts()
  const stack = await startStack({ demoFolder: folder })
  const part = (wanted: string) => stack.parts.find(({ name }) => name === wanted)?.url ?? ''
  return {
    urlOf(page, { react = 19, query = {} } = {}) {
      const file = page === 'hydration' ? 'rendered.html' : ''
      const url = new URL(`${react === 18 ? '/react18/' : '/'}${file}`, part('demo'))
      url.search = new URLSearchParams({ page, ...query }).toString()
      return url.href
    },
    rpcUrl: part('evm-a'),
    async renderOnServer(version) {
      const built = version === 18 ? join(folder, 'react18') : folder
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [join(built, 'server/server.js')],
        { timeout: renderTimeoutMs },
      )
      const markup = stdout.trim()
      const page = await readFile(join(built, 'index.html'), 'utf8')
      const taken = page.replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
      await writeFile(join(built, 'rendered.html'), taken)
      return markup
    },
    async stop() {
      await stack.stop()
    },
  }
}

/** Builds them for the first worker that asks in a run; the others wait for it. */
async function builtHosts(): Promise<string> {
  const place = process.env[hostsFolder]
  if (!place) throw new Error(`${hostsFolder} is not set: the set-up of the run does that`)
  const [folder, unfinished] = [join(place, 'built'), join(place, 'unfinished')]
  while (!existsSync(folder)) {
    const isFirst = await mkdir(unfinished).then(
      () => true,
      () => false,
    )
    if (!isFirst) {
      await wait(100)
      continue
    }
    try {
      for (const version of [19, 18] as const) await buildHosts({ version, folder: unfinished })
      await rename(unfinished, folder)
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      throw error
    }
  }
  return folder
}

async function buildHosts({ version, folder }: { version: 18 | 19; folder: string }) {
  const outDir = version === 18 ? join(folder, 'react18') : folder
  const shared = {
    root,
    configFile: false,
    logLevel: 'error',
    // For pages that are asked for with `csp=strict`.
    html: { cspNonce: '__CSP_NONCE__' },
    // React's own checks: doubled effects of StrictMode, warnings of hydration.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: version === 18 ? older : [] },
  } as const
  await build({
    ...shared,
    base: version === 18 ? '/react18/' : '/',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: false, minify: false },
  })
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: {
      outDir: join(outDir, 'server'),
      ssr: join(root, 'server.ts'),
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'server.js' } },
    },
  })
}

const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`))

/** The older major versions in the place of the current ones. */
const older: Alias[] = [
  { find: /^react-dom(?=\/|$)/, replacement: folderOf('react-dom-18') },
  { find: /^react(?=\/|$)/, replacement: folderOf('react-18') },
  { find: /^wagmi(?=\/|$)/, replacement: folderOf('wagmi-2') },
]
