import { createFakeStorage } from '@foyer/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endurance } from '../../../../../scripts/endurance.ts'
import { rememberConnections } from './rememberConnections.ts'
import { createRememberedConnections } from './rememberedConnections.ts'

const remembering = (...places: Parameters<typeof createRememberedConnections>) =>
  rememberConnections(createRememberedConnections(...places), null)

const key = '@foyer/connections'
const on = (text?: string) => {
  const storage = createFakeStorage(text === undefined ? {} : { [key]: text })
  return { storage, remembered: remembering(storage, key, `${key}:expected`) }
}

test('behavior: remembers one wallet for each chain family, and forgets', () => {
  const { storage, remembered } = on()
  remembered.remember('eip155', 'dev.foyer.acorn')
  remembered.remember('solana', 'ember')
  remembered.remember('eip155', 'dev.foyer.birch')
  const mark = expect.stringMatching(/^[a-z\d]+$/)
  expect(JSON.parse(storage.get(key) ?? '')).toEqual({
    version: 2,
    connections: [
      { namespace: 'solana', connectorId: 'ember', mark },
      { namespace: 'eip155', connectorId: 'dev.foyer.birch', mark, turn: 1 },
    ],
    ended: [mark],
  })
  expect(remembered.all()).toEqual([
    { namespace: 'solana', connectorId: 'ember' },
    { namespace: 'eip155', connectorId: 'dev.foyer.birch' },
  ])
  remembered.forget('eip155')
  remembered.forget('solana')
  expect([remembered.all(), storage.kept.size]).toEqual([[], 0])
})

test('behavior: wallets beside each other are remembered in the order they were active in', () => {
  const { storage, remembered } = on()
  const ids = () => remembered.all().map(({ connectorId }) => connectorId)
  remembered.remember('eip155', 'acorn')
  remembered.remember('eip155', 'birch', true)
  remembered.remember('eip155', 'cedar', true)
  expect(ids()).toEqual(['acorn', 'birch', 'cedar'])
  remembered.remember('eip155', 'acorn', true)
  expect(ids()).toEqual(['birch', 'cedar', 'acorn'])
  remembered.forget('eip155', 'cedar')
  expect(ids()).toEqual(['birch', 'acorn'])
  remembered.remember('eip155', 'maple')
  expect([ids(), storage.kept.size]).toEqual([['maple'], 1])
})

test('error: turns that nobody made are not believed', () => {
  const mark = 'abc'
  const { remembered } = on(
    JSON.stringify({
      version: 2,
      connections: [1e300, -1, 0.5, '7', null].map((turn, index) => ({
        ...{ namespace: 'eip155', connectorId: `wallet-${index}`, mark, turn },
      })),
    }),
  )
  remembered.remember('eip155', 'acorn', true)
  expect(remembered.read()?.at(-1)).toMatchObject({ connectorId: 'acorn', turn: 1 })
})

test('behavior: a record of version 1 is read, and the next change makes it version 2', () => {
  const { storage, remembered } = on(
    '{"version":1,"connections":[{"namespace":"eip155","connectorId":"a"},{"namespace":"solana","connectorId":"b"}]}',
  )
  expect(remembered.all()).toEqual([
    { namespace: 'eip155', connectorId: 'a' },
    { namespace: 'solana', connectorId: 'b' },
  ])
  expect(storage.writes).toEqual([])
  remembered.remember('solana', 'c')
  expect(JSON.parse(storage.get(key) ?? '')).toEqual({
    version: 2,
    connections: [
      { namespace: 'eip155', connectorId: 'a' },
      { namespace: 'solana', connectorId: 'c', mark: expect.any(String), turn: 1 },
    ],
    ended: [],
  })
  remembered.forget('eip155', 'a')
  expect(remembered.all()).toEqual([{ namespace: 'solana', connectorId: 'c' }])
})

test('behavior: a record of a newer version is neither read nor changed', () => {
  const newer = '{"version":3,"connections":[{"namespace":"eip155","connectorId":"a"}]}'
  const { storage, remembered } = on(newer)
  expect(remembered.all()).toEqual([])
  remembered.remember('eip155', 'b')
  remembered.forget('eip155')
  expect([storage.get(key), storage.writes]).toEqual([newer, []])
})

test('behavior: two clients with two keys are apart', () => {
  const storage = createFakeStorage()
  remembering(storage, key, `${key}:expected`).remember('eip155', 'a')
  expect(remembering(storage, `${key}:admin`, `${key}:admin:expected`).all()).toEqual([])
})

test('behavior: a blocked store remembers for the life of the page', () => {
  const { storage, remembered } = on()
  storage.mode = 'blocked'
  remembered.remember('eip155', 'a')
  expect(remembered.all()).toEqual([{ namespace: 'eip155', connectorId: 'a' }])
})

/** Anything, and things that almost look right. */
const nearly = fc.record(
  {
    version: fc.oneof(fc.constantFrom(1, 2), fc.anything()),
    connections: fc.oneof(
      fc.array(
        fc.oneof(
          fc.record(
            {
              namespace: fc.oneof(fc.constant('eip155'), fc.string(), fc.anything()),
              connectorId: fc.oneof(fc.string(), fc.anything()),
            },
            { requiredKeys: [] },
          ),
          fc.anything(),
        ),
        { maxLength: 40 },
      ),
      fc.anything(),
    ),
  },
  { requiredKeys: [] },
)
const garbage = fc.oneof(
  fc.string(),
  fc.json(),
  nearly.map((value) => {
    try {
      return JSON.stringify(value) ?? ''
    } catch {
      // A bigint has no JSON; half a record is as good.
      return '{"version":1,"connections":[{"namespace":'
    }
  }),
)

test('behavior: whatever is stored, reading gives texts and writing recovers', () => {
  fc.assert(
    fc.property(garbage, (text) => {
      const { storage, remembered } = on(text)
      const all = remembered.all()
      expect(all.length).toBeLessThanOrEqual(16)
      for (const entry of all)
        expect([typeof entry.namespace, typeof entry.connectorId]).toEqual(['string', 'string'])
      remembered.remember('eip155', 'acorn')
      const untouched = storage.get(key) === text
      expect(untouched || remembered.all().some(({ connectorId }) => connectorId === 'acorn')).toBe(
        true,
      )
      remembered.forget('eip155')
    }),
    { numRuns: endurance({ few: 200, all: 1_000 }) },
  )
})
