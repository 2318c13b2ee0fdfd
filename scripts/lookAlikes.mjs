/*
 * Writes packages/core/src/flows/send/lookAlikes.test.corpus.txt: addresses that pass for others, as address
 * poisoning makes them, and honest ones, to try the warning of sending on. It shares no code with what it
 * tries, and gives the same file every time: `npm run look-alikes`, with `--check` to compare only.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const file = resolve(
  fileURLToPath(import.meta.url),
  '../../packages/core/src/flows/send/lookAlikes.test.corpus.txt',
)
const count = 10_000

/** 40 digits that depend on the seed alone. */
const digits = (seed) => createHash('sha256').update(seed).digest('hex').slice(0, 40)

/** How many digits an imitation shares at its start and at its end: what poisoners pay to search for. */
const ends = [
  ...[
    [3, 3],
    [4, 4],
    [4, 6],
    [5, 5],
    [6, 4],
    [3, 6],
    [7, 7],
    [8, 8],
    [5, 3],
    [3, 5],
  ],
  ...[
    [6, 0],
    [0, 6],
    [8, 0],
    [0, 8],
    [10, 2],
    [2, 10],
  ],
]
/** As they are pasted: of explorers, of wallets, typed in capitals. */
const spellings = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => [...text].map((digit, at) => (at % 2 ? digit : digit.toUpperCase())).join(''),
]

const known = Array.from({ length: 24 }, (_, n) => digits(`known ${n}`))
const imitations = Array.from({ length: count }, (_, n) => {
  const original = known[n % known.length]
  const [start, end] = ends[Math.floor(n / known.length) % ends.length]
  // The middle is another address's, from its first digit on.
  const middle = [...digits(`imitation ${n}`)]
  const other = (at) => ((Number.parseInt(original[at], 16) + 1 + (n % 14)) % 16).toString(16)
  middle[start] = other(start)
  middle[39 - end] = other(39 - end)
  const made =
    original.slice(0, start) + middle.slice(start, 40 - end).join('') + original.slice(40 - end)
  return spellings[n % spellings.length](made)
})
const honest = Array.from({ length: count }, (_, n) => digits(`honest ${n}`))

const section = (title, list) => [`# ${title}`, ...list.map((text) => `0x${text}`)].join('\n')
const text = `${[section('known', known), section('imitations', imitations), section('honest', honest)].join('\n')}\n`

if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8')) !== text)
    throw new Error('The corpus is not what `npm run look-alikes` writes. Run it.')
} else {
  await writeFile(file, text)
  console.log(`${imitations.length} imitations and ${honest.length} honest addresses in ${file}`)
}
