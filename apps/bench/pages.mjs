// Builds the two pages and serves them as a good host would: compressed, and on one origin each.
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build as buildWithVite } from 'vite'
import { build as buildPackages } from '../../scripts/build.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const outFolder = resolve(here, '../../.foyer/bench')

const contentTypes = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }

/**
 * Builds and serves a page for production.
 *
 * @param {'control' | 'foyer'} name
 * @returns {Promise<{ url: string, sizeOf: (url: string) => number, stop: () => void }>} `sizeOf` is the
 *   brotli size of a file, by its address
 */
export async function servePage(name) {
  await buildPackages({ demo: false, log: console.error })
  const outDir = join(outFolder, name)
  await buildWithVite({
    root: join(here, 'src', name),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })
  const files = new Map(
    readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => {
        const path = join(parentPath, file)
        return [path.slice(outDir.length), brotliCompressSync(readFileSync(path))]
      }),
  )
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url
    const body = files.get(path)
    response.writeHead(body ? 200 : 404, {
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      ...(body && { 'content-encoding': 'br' }),
    })
    response.end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    sizeOf: (url) => files.get(new URL(url).pathname)?.length ?? 0,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
