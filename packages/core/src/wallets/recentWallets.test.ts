import { createFakeStorage } from '@foyer/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endurance } from '../../../../scripts/endurance.ts'
import { createRecentWallets } from './recentWallets.ts'

const key = '@foyer/recent'

test('behavior: at most two, newest first, each once', () => {
  const storage = createFakeStorage()
  const recent = createRecentWallets(storage, key)
  for (const id of ['metamask', 'rainbow', 'rabby', 'rainbow']) recent.remember(id)
  expect(recent.all()).toEqual(['rainbow', 'rabby'])
  expect(JSON.parse(storage.get(key) ?? '')).toEqual({ version: 1, wallets: ['rainbow', 'rabby'] })
  expect(createRecentWallets(storage, key).all()).toEqual(['rainbow', 'rabby'])
})

test('behavior: a record of a newer version is neither read nor overwritten', () => {
  const text = JSON.stringify({ version: 2, wallets: ['metamask'], more: true })
  const storage = createFakeStorage({ [key]: text })
  const recent = createRecentWallets(storage, key)
  expect(recent.all()).toEqual([])
  recent.remember('rainbow')
  expect(storage.get(key)).toBe(text)
  expect(storage.writes).toEqual([])
})

test('behavior: an id that no catalogue has is not kept', () => {
  const storage = createFakeStorage()
  const recent = createRecentWallets(storage, key)
  recent.remember('')
  recent.remember('a'.repeat(129))
  expect(storage.writes).toEqual([])
})

test('property: whatever is stored, reading and remembering go on', () => {
  const record = fc.record(
    {
      version: fc.oneof(fc.constant(1), fc.integer({ min: -5, max: 1 }), fc.string()),
      wallets: fc.oneof(fc.array(fc.anything()), fc.array(fc.string()), fc.anything()),
    },
    { requiredKeys: [] },
  )
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    record.map((value) => stringify(value)),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const recent = createRecentWallets(createFakeStorage({ [key]: text }), key)
      const before = recent.all()
      expect(before.length).toBeLessThanOrEqual(2)
      for (const id of before) expect(typeof id).toBe('string')
      recent.remember('rainbow')
      expect(recent.all()[0]).toBe(isNewer(text) ? before[0] : 'rainbow')
    }),
    { numRuns: endurance({ few: 500, all: 5_000 }) },
  )
})

function stringify(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    // fast-check makes values that JSON cannot hold; the empty text stands for them.
    return ''
  }
}

function isNewer(text: string): boolean {
  try {
    return JSON.parse(text)?.version > 1 && typeof JSON.parse(text).version === 'number'
  } catch {
    return false
  }
}
