import { readdirSync, readFileSync } from 'node:fs'
import { detect } from 'tinyld'
import { expect, test, vi } from 'vitest'
import { languageTags } from '../../packages/core/src/primitives/nearestLanguage.ts'
import type { Glossary } from '../../packages/modal/src/languages/Glossary.ts'
import { glossary } from '../languages.mjs'
import { marker, type Rendered, renderTexts } from './renderTexts.ts'
import { latinTerms, sameAsEnglish } from './terms.ts'
import { at, eagerTextsOf, textsOf } from './textsOf.ts'

/** Which forms each language gave for counts. */
const forms = vi.hoisted(() => new Map<string, Set<string>>())
vi.mock('@foyer/ui', async (original) => {
  const ui = await original<typeof import('@foyer/ui')>()
  return {
    ...ui,
    plural(lang: string, count: number, given: Parameters<typeof ui.plural>[2]) {
      const of = forms.get(lang) ?? new Set()
      forms.set(lang, of.add(Object.keys(given).toSorted().join(' ')))
      return ui.plural(lang, count, given)
    },
  }
})

const glossaries = import.meta.glob<{ glossary: Glossary }>(
  '../../packages/modal/src/languages/*/glossary.ts',
)
const original = await textsOf('en')

const translated = readdirSync(new URL('../../packages/modal/src/languages', import.meta.url))
  .filter((name) => (languageTags as readonly string[]).includes(name))
  .filter((name) => !process.env.FOYER_LANGUAGE || name === process.env.FOYER_LANGUAGE)

const each = <T>(texts: Rendered, look: (text: string, source: string, path: string) => T | null) =>
  [...texts].flatMap(([path, all]) => {
    const source = original.get(path)
    return source
      ? all.flatMap((text, index) => {
          const found = look(text, source[index] ?? source[0] ?? '', path)
          return found === null ? [] : [`${path}: ${found}`]
        })
      : []
  })
/** Each text with its values marked. */
const firstOf = (texts: Rendered): Rendered =>
  new Map([...texts].map(([path, all]) => [path, all.slice(0, 1)]))
/** Without its values. */
const bare = (text: string) => text.replace(/⟦\d⟧|\d+/g, '').trim()
const distinct = (all: readonly string[]) => [...new Set(all)]

test.each(translated)('behavior: %s has every text that English has', async (tag) => {
  const texts = await textsOf(tag)
  expect([...original.keys()].filter((path) => !texts.has(path))).toEqual([])
})

test.each(translated)('behavior: %s counts as CLDR says', async (tag) => {
  forms.clear()
  await textsOf(tag)
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  expect([...forms.keys()].filter((lang) => lang !== tag)).toEqual([])
  // Some nouns do not change after a number.
  const all = categories.toSorted().join(' ')
  expect([...(forms.get(tag) ?? [])].filter((given) => given !== all)).toEqual([])
})

test.each(translated)(
  'behavior: %s has the values of each text where English has them',
  async (tag) => {
    const valuesIn = (text: string) => [...text.matchAll(/⟦\d⟧|<[^>]*>/g)].map(String).toSorted()
    expect(
      each(await textsOf(tag), (text, source) =>
        source.includes('⟦') && `${valuesIn(text)}` !== `${valuesIn(source)}`
          ? `${text} (${source})`
          : null,
      ),
    ).toEqual([])
  },
)

test.each(translated)('behavior: %s is written in its script', async (tag) => {
  const { script = '' } = new Intl.Locale(tag).maximize()
  const own: Record<string, RegExp> = {
    Jpan: /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}ー]/u,
    Kore: /[\p{Script=Hang}]/u,
    Hans: /\p{Script=Han}/u,
    Hant: /\p{Script=Han}/u,
  }
  const isOwn = own[script] ?? new RegExp(`\\p{Script=${script}}`, 'u')
  const isForeign = (letter: string) =>
    !isOwn.test(letter) && !/[ªº]|\p{Script=Common}|\p{Script=Inherited}/u.test(letter)
  /** A name may carry an ending of the language: what counts is each run of foreign letters. */
  const foreign = (text: string) => {
    const runs = [...text].map((one) => (/\p{L}/u.test(one) && isForeign(one) ? one : ' ')).join('')
    return distinct(runs.split(/ +/)).filter((run) => run !== '' && !latinTerms.includes(run))
  }
  expect(
    each(await textsOf(tag), (text) => {
      const words = foreign(text)
      return words.length > 0 ? `${words} in ${text}` : null
    }),
  ).toEqual([])
})

test.each(translated)('behavior: no text of %s is English', async (tag) => {
  const texts = await textsOf(tag)
  const same = each(texts, (text, source, path) =>
    text === source && /[a-z]{2}/i.test(bare(text)) && !sameAsEnglish.includes(bare(text))
      ? `${text} (${path})`
      : null,
  )
  expect(distinct(same)).toEqual([])
})

/** What a text could be in. */
const only = distinct(languageTags.map((tag) => tag.split('-')[0] ?? tag))
/** Those that a detector of languages takes for each other. */
const alike = [
  ['da', 'no', 'nb', 'sv'],
  ['id', 'ms', 'jv', 'tl'],
  ['ur', 'fa', 'ar'],
  ['es', 'pt', 'it', 'ro', 'fr'],
  ['cs', 'sk', 'pl'],
  ['ru', 'uk', 'be', 'bg'],
  ['nl', 'de', 'af'],
  ['hi', 'mr'],
]

test.each(translated)('behavior: long texts of %s are in that language', async (tag) => {
  const [language = ''] = tag.split('-')
  const near = alike.find((all) => all.includes(language)) ?? [language]
  const long = each(await textsOf(tag), (text) => {
    if (bare(text).length < 90) return null
    const detected = detect(bare(text), { only })
    return detected === '' || near.includes(detected) ? null : `${detected}: ${text}`
  })
  // A detector errs once in a hundred texts; what is copied from another language is more than one.
  expect(distinct(long).slice(1)).toEqual([])
})

test.each(translated)('behavior: %s has one name for each of our terms', async (tag) => {
  const { glossary } = await at(glossaries, `${tag}/glossary`)
  const texts = await textsOf(tag)
  expect(glossary.without.filter((path) => !texts.has(path))).toEqual([])
  expect(
    distinct(
      each(firstOf(texts), (text, source, path) => {
        if (glossary.without.includes(path)) return null
        const lacking = Object.entries(glossary.terms).filter(
          ([term, names]) =>
            new RegExp(`\\b${term}(es|s)?\\b`, 'i').test(source.replace(/e-?mail address/gi, '')) &&
            !names.some((name) => text.toLowerCase().includes(name.toLowerCase())),
        )
        return lacking.length > 0 ? `${lacking.map(([term]) => term)}: ${text} (${source})` : null
      }),
    ),
  ).toEqual([])
})

test.each(translated)('behavior: no text of %s is much longer than its original', async (tag) => {
  expect(
    each(await textsOf(tag), (text, source) =>
      text.length > source.length * 2 + 12 ? `${text.length} of ${source.length}: ${text}` : null,
    ),
  ).toEqual([])
})

test.each(translated)('behavior: %s has what is shown before its code is there', async (tag) => {
  const [own, other] = await Promise.all([eagerTextsOf(tag), eagerTextsOf('es')])
  expect([...own.keys()]).toEqual([...other.keys()])
  const isCopy = [...own].every(([path, [text]]) => text === other.get(path)?.[0])
  expect(isCopy).toBe(tag === 'es')
})

test('behavior: a mark stands for a value', () => {
  expect(renderTexts({ id: 'x', a: (name: string) => `Hi ${name}` }, 'x').get('x.a')?.[0]).toBe(
    `Hi ${marker(1)}`,
  )
})

test('behavior: docs/glossary.md is what `npm run languages -- --glossary` writes', () => {
  const written = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
  expect(written).toBe(glossary())
})
