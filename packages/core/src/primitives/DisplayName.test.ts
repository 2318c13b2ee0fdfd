import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endurance } from '../../../../scripts/endurance.ts'
import * as DisplayName from './DisplayName.ts'

const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'

test.each<[string, unknown, string]>([
  ['a plain name', 'MetaMask', 'MetaMask'],
  [
    'other scripts',
    '\u4F60\u597D \u0645\u062D\u0641\u0638\u0629 \u0928\u092E\u0938\u094D\u0924\u0947',
    '\u4F60\u597D \u0645\u062D\u0641\u0638\u0629 \u0928\u092E\u0938\u094D\u0924\u0947',
  ],
  ['a right-to-left override', 'Meta\u202EksaM', 'MetaksaM'],
  ['isolates and marks', '\u2066a\u2069\u200E\u200F\u061C', 'a'],
  ['zero-width letters', 'Me\u200Bta\u200CMa\u2060sk\uFEFF', 'MetaMask'],
  ['a joiner between letters', 'Meta\u200DMask', 'MetaMask'],
  ['a soft hyphen', 'Meta\u00ADMask', 'MetaMask'],
  ['a newline', 'Meta\nMask\r\n', 'Meta Mask'],
  ['line separators', 'Meta\u2028Mask\u2029', 'Meta Mask'],
  ['tabs and many spaces', '\t Meta \u00A0\u3000 Mask ', 'Meta Mask'],
  ['control characters', 'Meta\u0000\u0007\u001B[31mMask', 'Meta[31mMask'],
  ['an emoji family', family, family],
  ['an emoji with its variation', '\u2764\uFE0F Wallet', '\u2764\uFE0F Wallet'],
  ['only emoji', '\u{1F98A}', '\u{1F98A}'],
  ['half of a pair', 'a\uD83E', 'a'],
  ['private use', 'a\uE000\uF8FF', 'a'],
  ['markup, which stays words', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['accents without end', `a${'\u0301'.repeat(500)}b`, `a${'\u0301'.repeat(4)}b`],
  ['only invisible letters', '\u200B\u200C\u200D\u2060\uFEFF\u00AD', ''],
  ['only fillers', '\u3164\u115F\u1160\uFFA0\u2800', ''],
  ['only a variation selector', '\uFE0F', ''],
  ['only accents', '\u0301\u0302', ''],
  ['only white space', ' \n\t\u2003', ''],
  ['nothing', '', ''],
  ['no text', 42, ''],
  ['null', null, ''],
  ['undefined', undefined, ''],
  ['an object with a text', { toString: () => 'MetaMask' }, ''],
])('behavior: %s', (_, given, shown) => {
  expect(DisplayName.clean(given)).toBe(shown)
})

test('behavior: 10,000 letters are cut', () => {
  expect(DisplayName.clean('W'.repeat(10_000))).toBe(`${'W'.repeat(64)}…`)
  expect(DisplayName.clean('W'.repeat(64))).toBe('W'.repeat(64))
  expect(DisplayName.clean('\u{1F98A}'.repeat(10_000), 3)).toBe(`${'\u{1F98A}'.repeat(3)}…`)
})

test('property: what is shown is bounded, visible, and does not change when cleaned again', () => {
  const letters = fc.string({ unit: 'binary', maxLength: 200 })
  fc.assert(
    fc.property(letters, (given) => {
      const shown = DisplayName.clean(given)
      expect([...shown].length).toBeLessThanOrEqual(65)
      expect(shown).not.toMatch(
        /[\p{Cc}\p{Cs}\u200B-\u200C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u,
      )
      expect(shown).toBe(shown.trim())
      if (!shown.endsWith('…')) expect(DisplayName.clean(shown)).toBe(shown)
    }),
    { numRuns: endurance({ few: 100, all: 5_000 }) },
  )
})
