import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf, inkOn, look, measureAccent } from './contrast.ts'

test('behavior: measures by WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#ffffff', '#ffffff')).toBe(1)
  // The nearest greys on white on either side of the limit.
  expect(contrastOf('#767676', '#ffffff')).toBeGreaterThan(4.5)
  expect(contrastOf('#777777', '#ffffff')).toBeLessThan(4.5)
})

test('behavior: says in a sentence what passes and what does not', () => {
  expect(
    measureAccent('#ffd400').map(({ what, sentence }) => `${what}: ${sentence}`),
  ).toMatchInlineSnapshot(`
    [
      "Text on the accent: 14.6 : 1, passes: text needs 4.5 : 1.",
      "Accent on the light surface: 1.3 : 1, fails: text needs 4.5 : 1, lines and icons need 3 : 1.",
      "Accent on the dark surface: 12.8 : 1, passes: text needs 4.5 : 1.",
    ]
  `)
})

test('behavior: the look’s own accent can be read', () => {
  expect(measureAccent('').map(({ verdict }) => verdict)).toEqual(Array(4).fill('text'))
})

test('behavior: text on an accent is the one of black and white that stands out more', () => {
  for (const accent of ['#ffd400', '#0a666e', '#777777', '#b3261e']) {
    const ink = inkOn(accent)
    const other = ink === '#000000' ? '#ffffff' : '#000000'
    expect(contrastOf(accent, ink)).toBeGreaterThanOrEqual(contrastOf(accent, other))
  }
})

test('behavior: measures against the colours that the modal has', () => {
  const table = readFileSync(
    new URL('../../../../docs/reference/elements.md', import.meta.url),
    'utf8',
  )
  for (const [name, part] of [
    ['--foyer-surface', 'surface'],
    ['--foyer-accent', 'accent'],
    ['--foyer-on-accent', 'onAccent'],
  ] as const) {
    const [, light, dark] =
      new RegExp(`\`${name}\`\\s*\\| \`(#\\w+)\`\\s*\\| \`(#\\w+)\``).exec(table) ?? []
    expect([light, dark]).toEqual([look.light[part], look.dark[part]])
  }
})
