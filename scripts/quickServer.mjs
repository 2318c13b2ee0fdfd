// The built server with most of what it depends on in a few files, for tests: they start some sixty of them,
// and finding a thousand modules takes a core for most of a second each time.
import { existsSync, readFileSync } from 'node:fs'
import { cp, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const server = join(root, 'services/server')
const place = join(root, '.foyer/quick-server')

/** As deep as the sources that look for the folders beside them by their own place. */
const files = 'dist/in/few'

/** What it is made of: the build writes it there. */
const stamp = () => readFileSync(join(root, '.foyer/build/@foyer+server'), 'utf8')

/** What looks for files of its own, or is not there. */
const asInstalled = ['@electric-sql/pglite', 'pino', 'pg-native']

/** The program, to be started as `services/server/dist/main.js` is. */
export const quickServer = join(place, files, 'main.js')

/** Makes it of the built server, unless it did. */
export async function makeQuickServer() {
  const isFresh = existsSync(place) && readFileSync(join(place, 'stamp'), 'utf8') === stamp()
  if (isFresh) return
  const unfinished = `${place}.${process.pid}`
  const { build } = await import('vite')
  await build({
    root: server,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: asInstalled },
    build: {
      ssr: join(server, 'dist/main.js'),
      outDir: join(unfinished, files),
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { chunkFileNames: '[name].js' } },
    },
  })
  for (const folder of ['catalogue', 'migrations'])
    await cp(join(server, folder), join(unfinished, folder), { recursive: true })
  await writeFile(join(unfinished, 'package.json'), '{ "type": "module" }')
  await writeFile(join(unfinished, 'stamp'), stamp())
  await rm(place, { recursive: true, force: true })
  await rename(unfinished, place)
}
