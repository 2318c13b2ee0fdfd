// The check of the files for pages without a build step: their sizes, and that every build writes the same bytes.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildOneFile } from '../../scripts/buildOneFile.mjs'
import { goals } from './goals.mjs'

const built = resolve(import.meta.dirname, '../../packages/elements/dist/cdn')

/**
 * Fails when a file breaks its budget, fetches another one, or comes out otherwise when it is built again; for the test
 * run.
 *
 * @returns {Promise<boolean>}
 */
export async function checkOneFile() {
  const integrity = await readFile(join(built, 'integrity.json'), 'utf8')
  const files = Object.keys(JSON.parse(integrity))
  let isKept = true
  const say = (isGood, text) => {
    isKept &&= isGood
    console.log(`${isGood ? 'ok  ' : 'FAIL'} ${text}`)
  }
  let largest = 0
  for (const file of files) {
    const text = await readFile(join(built, file), 'utf8')
    const bytes = brotliCompressSync(text).length
    const goal = goals.oneFileBytes[file]
    if (goal) say(bytes <= goal, `bytes of ${file}: ${bytes} of ${goal}`)
    else largest = Math.max(largest, bytes)
    if (/\bimport\s*\(/.test(text)) say(false, `${file} fetches another file`)
  }
  const { languageFileBytes } = goals
  say(
    largest <= languageFileBytes,
    `bytes of a language in a file: ${largest} of ${languageFileBytes}`,
  )
  say(files.length === 35, `files for pages without a build step: ${files.length}`)
  const again = await mkdtemp(join(tmpdir(), 'foyer-one-file-'))
  try {
    await buildOneFile(again)
    const isSame = (await readFile(join(again, 'integrity.json'), 'utf8')) === integrity
    say(isSame, 'every build of them writes the same bytes')
  } finally {
    await rm(again, { recursive: true, force: true })
  }
  return isKept
}
