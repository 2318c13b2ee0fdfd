// Builds the pages and serves them as a good host would: compressed, and on one origin each.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { SourceMap } from 'node:module'
import { extname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build as buildWithVite } from 'vite'
import { quantile } from './report.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = resolve(here, '../..')
const outFolder = join(root, '.foyer/bench')

/** Replaced when the page is served: with the port in it, sizes would differ from run to run. */
const anyBackend = 'http://127.0.0.1:00000'

const contentTypes = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }

/** @typedef {{ url: string, line: number, column: number }} Place lines and columns begin at 0 */

/**
 * A page that is being served.
 *
 * @typedef {object} ServedPage
 * @property {string} url
 * @property {(url: string) => number} sizeOf the brotli size of a file in bytes, by its address
 * @property {(url: string) => boolean} isStatic the page's own HTML names it, so a browser fetches it
 *   whatever our code does
 * @property {(place: Place) => { file: string, line: number, name?: string } | undefined} sourceOf what
 *   a place in a script was built from: a file in this repository, a line that begins at 1, and the name
 *   a function has there
 * @property {(url: string) => string[]} sourcesOf the files that a script was built from
 * @property {(urls: readonly string[]) => { bytes: number, all: number[] }} medianOf the brotli size of files together,
 *   as it was built and with four other hashes in the names of files: some compress better than others
 * @property {() => void} stop
 */

/**
 * Builds and serves a page for production, from the packages as they were built last.
 *
 * @param {{ source: string, folder?: string, backendUrl?: string }} parameters the page's name, and where
 *   its `index.html` lies, if not in the folder of that name in `src`
 * @returns {Promise<ServedPage>}
 */
export async function servePage({ source, folder = join(here, 'src', source), backendUrl }) {
  const outDir = join(outFolder, backendUrl ? `${source}-backend` : source)
  const environment = process.env.NODE_ENV
  await buildWithVite({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { benchBackend: backendUrl ? JSON.stringify(anyBackend) : 'undefined' },
    build: { outDir, emptyOutDir: true, target: 'es2022', sourcemap: 'hidden' },
  })
  if (environment === undefined) delete process.env.NODE_ENV

  const read = (extension) =>
    new Map(
      readdirSync(outDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && (extname(entry.name) === '.map') === extension)
        .map(({ parentPath, name }) => {
          const path = join(parentPath, name)
          return [path.slice(outDir.length), readFileSync(path)]
        }),
    )
  const bodies = read(false)
  const sizes = new Map([...bodies].map(([path, body]) => [path, brotliCompressSync(body).length]))
  const files = new Map(
    [...bodies].map(([path, body]) => {
      const served = backendUrl ? body.toString().replaceAll(anyBackend, backendUrl) : body
      return [path, brotliCompressSync(served)]
    }),
  )
  const maps = new Map(
    [...read(true)].map(([path, body]) => [
      path.replace(/\.map$/, ''),
      { map: new SourceMap(JSON.parse(body.toString())), folder: join(outDir, path, '..') },
    ]),
  )
  const html = bodies.get('/index.html').toString()
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
  const url = `http://127.0.0.1:${server.address().port}/`
  const pathOf = (address) => (address.startsWith(url) ? new URL(address).pathname : undefined)
  const hashes = [...bodies.keys()].flatMap((path) => /-([\w-]{8})\.js$/.exec(path)?.[1] ?? [])
  const sizeWith = (body, salt) => {
    let text = body.toString()
    for (const hash of hashes) text = text.replaceAll(hash, otherHash(hash, salt))
    return brotliCompressSync(text).length
  }
  return {
    medianOf(urls) {
      const wanted = urls.map((address) => bodies.get(pathOf(address)))
      const all = ['', 'two', 'three', 'four', 'five'].map((salt) =>
        wanted.reduce((sum, body) => sum + sizeWith(body, salt), 0),
      )
      return { bytes: quantile(all, 0.5), all }
    },
    url,
    sizeOf: (address) => sizes.get(pathOf(address)) ?? 0,
    isStatic(address) {
      const path = pathOf(address)
      return path === '/' || (path !== undefined && html.includes(`"${path}"`))
    },
    sourceOf({ url: address, line, column }) {
      const known = maps.get(pathOf(address))
      const { originalSource, originalLine, name } = known?.map.findEntry(line, column) ?? {}
      if (!originalSource) return undefined
      const file = relative(root, resolve(known.folder, originalSource))
      return { file, line: originalLine + 1, ...(name && { name }) }
    },
    sourcesOf(address) {
      const known = maps.get(pathOf(address))
      const sources = known?.map.payload.sources ?? []
      return sources.map((source) => relative(root, resolve(known.folder, source)))
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A hash as a bundler would write it; the same one without a salt. */
function otherHash(hash, salt) {
  if (salt === '') return hash
  return createHash('sha256').update(`${salt}${hash}`).digest('base64url').slice(0, hash.length)
}
