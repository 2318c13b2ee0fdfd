// Looks for a package in what was built without it.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * @param {{ folder: string, built: string, package: string, text: string }} parameters where packages are installed,
 *   where the built files are, and the text that a package is known by
 * @throws when a built file has a text of a package's, or the package itself has it no more
 */
export async function expectWithout({ folder, built, package: of, text }) {
  const has = async (place) => {
    const names = await readdir(place, { recursive: true })
    const scripts = names.filter((name) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map((name) => readFile(join(place, name), 'utf8')))
    return texts.some((it) => it.includes(text))
  }
  if (!(await has(join(folder, 'node_modules', of, 'dist'))))
    throw new Error(`${of} has no ${text} to be known by`)
  if (await has(built)) throw new Error(`Something of ${of} was built in: ${text}`)
}
