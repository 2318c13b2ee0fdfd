// The spelling of all texts, by the dictionaries that Debian has for hunspell: `npm run languages -- --spelling`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = resolve(fileURLToPath(import.meta.url), '../../..')

/** By language: its dictionary, and the package of Debian that has it. */
const dictionaries = {
  ...{ ar: ['ar', 'hunspell-ar'], bn: ['bn_BD', 'hunspell-bn'], cs: ['cs_CZ', 'hunspell-cs'] },
  ...{ da: ['da_DK', 'hunspell-da'], de: ['de_DE', 'hunspell-de-de'] },
  ...{ el: ['el_GR', 'hunspell-el'], en: ['en_GB', 'hunspell-en-gb'] },
  ...{ es: ['es_ES', 'hunspell-es'], fa: ['fa', 'myspell-fa'], fr: ['fr', 'hunspell-fr'] },
  ...{ he: ['he_IL', 'hunspell-he'], hi: ['hi_IN', 'hunspell-hi'], hu: ['hu_HU', 'hunspell-hu'] },
  ...{ id: ['id_ID', 'hunspell-id'], it: ['it_IT', 'hunspell-it'], ko: ['ko', 'hunspell-ko'] },
  ...{ nl: ['nl', 'hunspell-nl'], pl: ['pl_PL', 'hunspell-pl'], ro: ['ro_RO', 'hunspell-ro'] },
  ...{ 'pt-BR': ['pt_BR', 'hunspell-pt-br'], ru: ['ru_RU', 'hunspell-ru'] },
  ...{ sv: ['sv_SE', 'hunspell-sv'], th: ['th_TH', 'hunspell-th'], tr: ['tr_TR', 'hunspell-tr'] },
  ...{ uk: ['uk_UA', 'hunspell-uk'], vi: ['vi_VN', 'hunspell-vi'] },
}

/** What dictionaries write in another way. */
const spellings = [
  ['’', "'"],
  ['״', '"'],
  ['׳', "'"],
  // Bengali letters that Unicode has in one piece and in two.
  ['\u09af\u09bc', '\u09df'],
  ['\u09a1\u09bc', '\u09dc'],
  ['\u09a2\u09bc', '\u09dd'],
  // The Persian ezafe after he.
  ['\u0654', ''],
]
const asInDictionary = (word) =>
  spellings.reduce((written, [ours, theirs]) => written.replaceAll(ours, theirs), word)

const letters = '[\\p{L}\\p{M}]+'
const values = /⟦\d⟧|\d+/g
/** With what is joined to them: an ending, an article. */
const joinedValues = new RegExp(`(${letters}[-־’]?)?(${values.source})([-’]?${letters})?`, 'gu')
const words = new RegExp(
  `${letters}(([-־]|(?<=\\p{Script=Hebrew})[׳״]|(?<!\\p{Script=Hang})’)${letters}|(?<=\\p{Script=Hebrew})׳)*`,
  'gu',
)

/** @returns the words of some texts, as dictionaries write them. Thai has no spaces between them. */
function wordsOf(tag, texts, listed) {
  const bare = texts
    .join('\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(tag === 'th' ? values : joinedValues, ' ')
  if (tag !== 'th') return new Set((bare.match(words) ?? []).map(asInDictionary))
  // A word that nobody knows is cut into wrong ones, so those that are listed go first.
  const known = listed.toSorted((a, b) => b.length - a.length)
  const rest = known.reduce((text, word) => text.replaceAll(word, ' '), bare)
  const segments = [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(rest)]
  return new Set([
    ...segments.flatMap(({ segment }) => segment.match(words) ?? []),
    ...listed.filter((word) => bare.includes(word)),
  ])
}

function hunspell(args, input = '') {
  const { error, status, stdout, stderr } = spawnSync('hunspell', args, { input, encoding: 'utf8' })
  if (error) throw new Error('hunspell is not installed.', { cause: error })
  return { status, stdout, stderr }
}

function unknownOf(words, dictionary) {
  // Of a line that has a tab, all before it is one word, whatever its letters.
  const lines = [...words].map((word) => `${word}\t\n`).join('')
  const { status, stdout, stderr } = hunspell(['-1', '-l', '-d', dictionary, '-i', 'utf-8'], lines)
  if (status !== 0) throw new Error(stderr)
  return stdout.split('\n').filter((word) => word !== '')
}

/** @returns whether every word is known or listed, and every listed word used. */
export async function spelling() {
  const { module } = await runnerImport(join(root, 'scripts/languages/allTexts.ts'), {
    root,
    resolve: { conditions: ['@foyer/source', 'module'] },
  })
  const { stderr: installed } = hunspell(['-D'])
  const skipped = []
  let isRight = true
  for (const [tag, texts] of module.allTexts) {
    const [dictionary, from] = dictionaries[tag] ?? []
    if (!dictionary || !new RegExp(`/${dictionary}$`, 'm').test(installed)) {
      skipped.push(from ? `${tag} (no ${from})` : tag)
      continue
    }
    const list = join(root, `scripts/languages/spelling/${tag}.txt`)
    const listed = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : []
    const words = wordsOf(tag, texts, listed)
    const right = new Set([...listed, ...module.latinTerms])
    const unknown = unknownOf(words, dictionary).filter((word) => !right.has(word))
    const unused = listed.filter((word) => !words.has(word))
    const isSorted = `${listed}` === `${listed.toSorted()}`
    if (unknown.length > 0) console.log(`${tag} does not know: ${unknown.toSorted().join(' ')}`)
    if (unused.length > 0) console.log(`${tag} lists what no text has: ${unused.join(' ')}`)
    if (!isSorted) console.log(`${tag}: its list is not sorted`)
    isRight &&= unknown.length + unused.length === 0 && isSorted
  }
  if (skipped.length > 0) console.log(`Without a dictionary: ${skipped.join(', ')}`)
  return isRight
}
