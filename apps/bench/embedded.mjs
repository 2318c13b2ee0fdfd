// The check of what an e-mail login loads: the client's part, and its frame until the field for the address answers.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { goals } from './goals.mjs'

const root = resolve(import.meta.dirname, '../..')
const frame = resolve(root, 'services/frame/dist')

/**
 * Fails when one of the two breaks its budget; for the test run.
 *
 * @returns {Promise<boolean>} whether both are kept
 */
export async function checkEmbedded() {
  const findings = [
    ['bytes of `@foyer/embedded`', await clientBytes(), goals.embeddedBytes],
    ['bytes of the frame until the field answers', frameBytes(), goals.frameBytes],
  ]
  for (const [what, bytes, goal] of findings)
    console.log(`${isKept(bytes, goal) ? 'ok  ' : 'FAIL'} ${what}: ${bytes} of ${goal}`)
  return findings.every(([, bytes, goal]) => isKept(bytes, goal))
}

// Nothing at all would mean that it was not found.
const isKept = (bytes, goal) => bytes > 1_000 && bytes <= goal

const sizeOf = (code) => brotliCompressSync(code).length

/** What comes with it and with nothing else of ours. */
async function clientBytes() {
  // Only of this format the bundler minifies all of a library.
  const built = await build({
    ...{ root, configFile: false, logLevel: 'error' },
    build: {
      ...{ write: false, target: 'es2022', minify: true },
      lib: { entry: resolve(root, 'packages/embedded/dist/index.js'), formats: ['cjs'] },
      rollupOptions: { external: /^@foyer\/core/ },
    },
  })
  const { output } = Array.isArray(built) ? built[0] : built
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]))
  const names = new Set()
  const add = (name) => {
    if (names.has(name) || !chunks.has(name)) return
    names.add(name)
    chunks.get(name).imports.forEach(add)
  }
  // The door, and what it loads; what the press on a service loads after that is no part of it.
  for (const { fileName, isEntry, dynamicImports } of output)
    if (isEntry) [fileName, ...dynamicImports].forEach(add)
  return [...names].reduce((sum, name) => sum + sizeOf(chunks.get(name).code), 0)
}

/** The page, and every script that it loads without being asked for anything. */
function frameBytes() {
  const page = readFileSync(resolve(frame, 'index.html'), 'utf8')
  const [, first] = /<script[^>]* src="\/?([^"]+)"/.exec(page) ?? []
  const files = new Set([first])
  let sum = sizeOf(page)
  for (const file of files) {
    const code = readFileSync(resolve(frame, file), 'utf8')
    sum += sizeOf(code)
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      files.add(`assets/${name}`)
  }
  return sum
}
