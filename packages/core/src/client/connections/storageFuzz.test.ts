import { createFakeStorage } from '@foyer/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endurance } from '../../../../../scripts/endurance.ts'
import { createRecentWallets } from '../../wallets/recentWallets.ts'
import { rememberConnections } from './rememberConnections.ts'
import { createRememberedConnections } from './rememberedConnections.ts'

const remembering = (...places: Parameters<typeof createRememberedConnections>) =>
  rememberConnections(createRememberedConnections(...places), null)

const runs = { numRuns: endurance({ few: 1_500, all: 10_000 }) }

/** JSON text of anything, halves of records, and records that almost look right. */
const almost = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .record(
      {
        version: fc.oneof(fc.constantFrom(1, 2), fc.integer(), fc.double(), fc.anything()),
        ...fields,
      },
      { requiredKeys: [] },
    )
    .map((value) => {
      try {
        return JSON.stringify(value) ?? ''
      } catch {
        // A bigint or a circle has no JSON.
        return '{"version":1,"connections":[{"namespace":"eip155",'
      }
    })
const name = fc.oneof(
  fc.string(),
  fc.constantFrom('eip155', '__proto__', 'constructor', 'toString', '', 'a'.repeat(200)),
  fc.anything(),
)
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 64 }),
  fc.json(),
  almost({
    connections: fc.oneof(
      fc.array(fc.record({ namespace: name, connectorId: name }, { requiredKeys: [] })),
      fc.anything(),
    ),
  }),
  almost({ wallets: fc.oneof(fc.array(name), fc.anything()) }),
)

/** Written by a version that comes after ours, so that it is not ours to change. */
function isNewer(text: string, ours: number): boolean {
  try {
    const { version } = JSON.parse(text) ?? {}
    return typeof version === 'number' && version > ours
  } catch {
    return false
  }
}

test('property: any stored record of connections is survived, and a newer one left alone', () => {
  const key = '@foyer/connections'
  let newer = 0
  fc.assert(
    fc.property(texts, (text) => {
      const storage = createFakeStorage({ [key]: text })
      const remembered = remembering(storage, key, `${key}:expected`)
      const before = remembered.all()
      expect(before.length).toBeLessThanOrEqual(16)
      for (const { namespace, connectorId } of before)
        expect([typeof namespace, typeof connectorId]).toEqual(['string', 'string'])
      remembered.remember('eip155', 'acorn')
      if (isNewer(text, 2)) {
        newer++
        remembered.forget('eip155')
        expect([before, storage.kept.get(key), storage.writes]).toEqual([[], text, []])
        return
      }
      expect(remembered.all()).toContainEqual({ namespace: 'eip155', connectorId: 'acorn' })
      remembered.forget('eip155')
      expect(remembered.all().some(({ namespace }) => namespace === 'eip155')).toBe(false)
    }),
    runs,
  )
  // The values were worth it.
  expect(newer).toBeGreaterThan(runs.numRuns / 100)
  expect(({} as Record<string, unknown>).acorn).toBeUndefined()
})

test('property: any stored record of recent wallets is survived, and a newer one left alone', () => {
  const key = '@foyer/recent'
  let newer = 0
  fc.assert(
    fc.property(texts, (text) => {
      const storage = createFakeStorage({ [key]: text })
      const recent = createRecentWallets(storage, key)
      const before = recent.all()
      expect(before.length).toBeLessThanOrEqual(2)
      for (const id of before) expect(typeof id).toBe('string')
      recent.remember('rainbow')
      if (isNewer(text, 1)) {
        newer++
        expect([before, storage.kept.get(key), storage.writes]).toEqual([[], text, []])
      } else expect(recent.all()[0]).toBe('rainbow')
    }),
    runs,
  )
  expect(newer).toBeGreaterThan(runs.numRuns / 100)
})
