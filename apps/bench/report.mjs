// Where the numbers go: tables in docs/performance.md, everything else in .foyer/bench/latest.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const document = new URL('../../docs/performance.md', import.meta.url)
const folder = new URL('../../.foyer/bench/', import.meta.url)
const latest = new URL('latest.json', folder)

/**
 * Puts text between `<!-- name -->` and `<!-- /name -->` of docs/performance.md and leaves the words
 * around it alone.
 *
 * @param {{ name: string, text: string }} section
 */
export function writeSection({ name, text }) {
  const before = readFileSync(document, 'utf8')
  const place = new RegExp(`(<!-- ${name} -->\\n).*(<!-- /${name} -->)`, 's')
  if (!place.test(before)) throw new Error(`docs/performance.md has no place for ${name}`)
  writeFileSync(
    document,
    before.replace(place, (_, start, end) => `${start}\n${text}\n\n${end}`),
  )
}

/**
 * Keeps all numbers of a section for whoever wants more than medians.
 *
 * @param {{ name: string, data: object }} section
 */
export function writeNumbers({ name, data }) {
  mkdirSync(folder, { recursive: true })
  const before = existsSync(latest) ? JSON.parse(readFileSync(latest, 'utf8')) : {}
  writeFileSync(latest, `${JSON.stringify({ ...before, [name]: data }, null, 2)}\n`)
}

/**
 * The value that the given part of the samples does not exceed, between two samples by proportion.
 *
 * @param {number[]} samples at least one
 * @param {number} part 0.5 is the median
 */
export function quantile(samples, part) {
  const sorted = samples.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)]
  return below + (sorted[Math.ceil(place)] - below) * (place % 1)
}
