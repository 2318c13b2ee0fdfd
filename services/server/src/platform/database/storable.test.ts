import { expect, test } from 'vitest'
import { refuseUnstorable } from './storable.ts'

const isRefused = (...values: readonly unknown[]) => {
  try {
    refuseUnstorable(values)
    return false
  } catch (error) {
    expect(error).toMatchObject({ code: 'database/text-refused', kind: 'invalid' })
    return true
  }
}

test('error: NUL and halves of pairs are refused, in texts, lists and JSON', () => {
  for (const text of ['\0', 'a\0b', '\ud800', 'x\udc00', '\ud83d\ud83d']) {
    expect(isRefused('fine', 1, null, text)).toBe(true)
    expect(isRefused(['fine', [text]])).toBe(true)
    for (const json of [text, [text], { a: [{ b: text }] }, { [text]: 1 }])
      expect(isRefused(JSON.stringify(json)), JSON.stringify(json)).toBe(true)
  }
})

test('behavior: everything else is kept, also what only speaks of them', () => {
  for (const value of [
    '',
    'é',
    '😀',
    '\\u0000',
    '{"a":"\\\\u0000"}',
    '["\\ud83d\\ude00"]',
    '{"\\u0000',
    7n,
  ])
    expect(isRefused(value), String(value)).toBe(false)
  expect(isRefused(new Uint8Array([0]), new Date(), undefined)).toBe(false)
})

test('behavior: a text of a megabyte is looked through in milliseconds', () => {
  for (const text of [
    'a'.repeat(1e6),
    `"${'\\'.repeat(1e6)}"`,
    `["${'\\ud83d\\ude00'.repeat(8e4)}"]`,
  ]) {
    const startMs = performance.now()
    isRefused(text)
    expect(performance.now() - startMs).toBeLessThan(500)
  }
})
