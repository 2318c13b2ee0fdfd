// The check of what a language costs before a wallet is connected, in the demo as it is built.
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { goals } from './goals.mjs'

const assets = resolve(import.meta.dirname, '../demo/dist/assets')

/**
 * Fails when the first chunk of a language breaks its budget; for the test run.
 *
 * @returns {Promise<boolean>}
 */
export async function checkLanguages() {
  const files = (await readdir(assets)).filter((file) => /^connecting\d*-[^/]*\.js$/.test(file))
  const sizes = await Promise.all(
    files.map(async (file) => brotliCompressSync(await readFile(join(assets, file))).length),
  )
  const [largest, goal] = [Math.max(...sizes), goals.languageBytes]
  // English is in the code.
  const isKept = files.length === 31 && largest <= goal
  console.log(
    `${isKept ? 'ok  ' : 'FAIL'} bytes of a language until a wallet is connected: ${largest} of ${goal}, in ${files.length} languages`,
  )
  return isKept
}
