import { expect, test } from 'vitest'
import { directionOfLocale, languageTags, nearestLanguage } from './nearestLanguage.ts'

test('behavior: each language is its own nearest', () => {
  for (const tag of languageTags) expect(nearestLanguage(tag)).toBe(tag)
  expect(languageTags).toHaveLength(32)
})

test.each([
  ['de-AT', 'de'],
  ['EN-us', 'en'],
  ['es-419', 'es'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['zh', 'zh-CN'],
  ['zh-Hans-SG', 'zh-CN'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-Hant-CN', 'zh-TW'],
  // What these were called before.
  ['iw', 'he'],
  ['in', 'id'],
  ['fr-u-nu-latn', 'fr'],
  ['gsw', null],
  ['', null],
  [undefined, null],
  ['constructor', null],
  ['__proto__', null],
  ['no language at all', null],
  ['x'.repeat(1_000_000), null],
])('behavior: the nearest language of %s is %s', (locale, tag) => {
  expect(nearestLanguage(locale)).toBe(tag)
})

test.each([
  ['ar', 'rtl'],
  ['fa-IR', 'rtl'],
  ['he', 'rtl'],
  ['ur', 'rtl'],
  ['pa-Arab', 'rtl'],
  ['pa', 'ltr'],
  ['en', 'ltr'],
  ['a b', null],
  [undefined, null],
])('behavior: %s is written %s', (locale, direction) => {
  expect(directionOfLocale(locale)).toBe(direction)
})
