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
 * Keeps all numbers of a section for readers who want more than medians.
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

/**
 * Median, 95th percentile and all samples of everything that visits counted or timed.
 *
 * @param {{ [name: string]: number | undefined }[]} visits what the first one lacks is left out
 * @returns {{ [name: string]: { p50: number, p95: number, samples: number[] } }}
 */
export function summarize(visits) {
  const names = Object.keys(visits[0]).filter((name) => visits[0][name] !== undefined)
  return Object.fromEntries(
    names.map((name) => {
      const samples = visits.map((visit) => visit[name])
      return [name, { p50: quantile(samples, 0.5), p95: quantile(samples, 0.95), samples }]
    }),
  )
}
