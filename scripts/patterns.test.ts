import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/**
 * Patterns whose time may grow faster than their text, and why that does no harm: what bounds the text.
 * An entry here names the bound; else the pattern is written so that its time is linear.
 */
const bounded: Readonly<Record<string, string>> = {
  '/\\.?0+$/': 'amounts that we wrote, some hundred digits',
  '/0+$/': 'amounts that we wrote or that were read by a pattern of 78 digits at most',
  '/=+$/': 'the end of base64 that we wrote: two at most',
  '/\\/+$/': 'addresses in settings and options',
  '/.*\\./': 'keys of the options of a host',
  '/(00)+$/': '64 digits, by the line before',
  '/^<(\\/?)([^\\s/>]+)(.*?)(\\/?)>$/s': 'a tag, which ends with > and is matched at once',
}

test('behavior: every pattern of ours takes a time that grows with its text and no faster', {
  timeout: 300_000,
}, () => {
  const found = patternsOf(sources())
  expect(found.size).toBeGreaterThan(150)
  const slow = [...found].flatMap(([pattern, files]) => {
    const text = slowTextOf(pattern)
    return text === null || pattern in bounded ? [] : [`${pattern} ${text} ${[...files].join(' ')}`]
  })
  expect(slow).toEqual([])
  for (const pattern of Object.keys(bounded)) expect([...found.keys()]).toContain(pattern)
})

test('behavior: patterns that are known to be slow are found', () => {
  for (const pattern of ['/<[^>]*>$/', '/(a+)+$/', '/\\s+$/'])
    expect([pattern, slowTextOf(pattern) !== null]).toEqual([pattern, true])
  for (const pattern of ['/^[a-z]+$/', '/a+/g', '/<[^<]*/', '/\\s*:/y'])
    expect([pattern, slowTextOf(pattern)]).toEqual([pattern, null])
})

/** Files that are part of a package or of the server; tests, demos and tools read their own texts. */
function sources(): string[] {
  return ['packages', 'services'].flatMap((place) =>
    readdirSync(join(root, place)).flatMap((name) => {
      const folder = join(root, place, name, 'src')
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
        .map((file) => join(folder, file))
    }),
  )
}

/** Literals, by how they are written, with the files that have them. */
function patternsOf(files: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of files) {
    const waiting: unknown[] = [
      parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }),
    ]
    while (waiting.length > 0) {
      const node = waiting.pop()
      if (typeof node !== 'object' || node === null) continue
      const { regex } = node as { regex?: { pattern: string; flags: string } }
      if (regex) {
        const pattern = `/${regex.pattern}/${regex.flags}`
        found.set(pattern, (found.get(pattern) ?? new Set()).add(file.slice(root.length + 1)))
      }
      waiting.push(...Object.values(node))
    }
  }
  return found
}

/** An honest pattern takes a hundredth of it. */
const slowMs = 30
const tries = 3
// The last, so that a fast machine sees the square of it.
const lengths = [24, 400, 8_000, 40_000]

/** A short text that, repeated, makes the pattern slow; `null` when none of those tried does. */
function slowTextOf(written: string): string | null {
  // Without repetition there is nothing to be repeated over.
  if (!/[*+]|\{\d*,/.test(written)) return null
  const end = written.lastIndexOf('/')
  const pattern = written.slice(1, end)
  const regex = new RegExp(pattern, written.slice(end + 1).replace('g', ''))
  const own = [...new Set(pattern.replace(/\\[a-zA-Z]|[()[\]{}|?*+^$]/g, ''))]
    .filter((letter) => letter !== '\\')
    .slice(0, 10)
  const start = /^\^?((?:\\[^a-zA-Z0-9]|[a-zA-Z0-9:/<>;=@ -])+)/.exec(pattern)?.[1] ?? ''
  const prefixes = ['', start.replaceAll('\\', ''), ...own.filter((letter) => /\W/.test(letter))]
  const units = new Set([...own, 'a', 'A', '0', ' ', '\n', '.', '-', ...pairs(own)])
  for (const unit of units) {
    for (const prefix of new Set(prefixes.slice(0, 4))) {
      for (const length of lengths) {
        const text = `${prefix}${unit.repeat(length / unit.length)}\u0001`
        if (isSlow(regex, text)) return JSON.stringify(`${prefix} and ${unit}`)
      }
    }
  }
  return null
}

/** Of what stands in a pattern next to each other, a few. */
function pairs(letters: readonly string[]): string[] {
  return letters.slice(0, 12).flatMap((letter, index) => {
    const next = letters[index + 1]
    return next === undefined ? [] : [`${letter}${next}`, `${letter}a`]
  })
}

/** Each time, and by the processor's clock: a busy machine may be away for a while. */
function isSlow(regex: RegExp, text: string): boolean {
  for (let tried = 0; tried < tries; tried++) {
    // A pattern that sticks begins where it is told to.
    regex.lastIndex = 0
    const start = process.cpuUsage()
    regex.test(text)
    if (process.cpuUsage(start).user / 1_000 < slowMs) return false
  }
  return true
}
