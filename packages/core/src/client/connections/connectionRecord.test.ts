import { createSlowStorage } from '@foyer/testing'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { endurance } from '../../../../../scripts/endurance.ts'
import { type Memory, rememberConnections } from './rememberConnections.ts'
import { createRememberedConnections } from './rememberedConnections.ts'

const key = '@foyer/connections'
const families = ['eip155', 'solana', 'bip122'] as const

/** Tabs over a store that shows them each other's changes late; nothing moves unless a test says so. */
async function openTabs(count: number) {
  const slow = createSlowStorage()
  const open = (): Memory => {
    const memory = rememberConnections(
      createRememberedConnections(slow.tab(key), key, `${key}:expected`),
      null,
    )
    memory.watch(() => {})
    return memory
  }
  const tabs = Array.from({ length: count }, open)
  // All have the code that mends: another tab changed something once.
  const earlier = slow.tab(key)
  for (const text of ['{}', null]) {
    if (text === null) earlier.remove(key)
    else earlier.set(key, text)
    slow.take(count)
    for (const tab of tabs.keys()) slow.show(tab, key)
    await vi.dynamicImportSettled()
  }
  const moves = {
    take: (tab: number) => slow.take(tab),
    show: (tab: number) => slow.show(tab, key),
  }
  return {
    tabs,
    slow,
    moves,
    open() {
      tabs.push(open())
    },
    /** Until nothing is under way any more. */
    settle() {
      let left = 3_000
      for (let isMoving = true; isMoving; ) {
        isMoving = false
        for (const move of Object.values(moves))
          for (const tab of tabs.keys())
            while (move(tab)) {
              isMoving = true
              if (--left === 0) throw new Error('The tabs never come to rest')
            }
      }
    },
    known: () =>
      tabs.map((tab) =>
        tab
          .all()
          .map(({ namespace, connectorId }) => `${namespace} ${connectorId}`)
          .sort(),
      ),
  }
}

test.each([2, 3])(
  'behavior: %s tabs that connect at the same moment lose nothing',
  async (count) => {
    const { tabs, settle, known } = await openTabs(count)
    for (const [index, tab] of tabs.entries()) tab.remember(families[index] ?? '', 'acorn')
    settle()
    const all = families.slice(0, count).map((family) => `${family} acorn`)
    expect(known()).toEqual(tabs.map(() => all.sort()))
  },
)

test('behavior: a connection stands although another tab disconnects at the same moment', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    for (const others of [[], ['bip122']]) {
      const { tabs, settle, known, moves } = await openTabs(2)
      tabs[0]?.remember('solana', 'ember')
      for (const family of others) tabs[0]?.remember(family, 'birch')
      settle()
      tabs[0]?.remember('eip155', 'acorn')
      tabs[1]?.forget('solana')
      for (const tab of order) moves.take(tab)
      settle()
      const all = [...others.map((family) => `${family} birch`), 'eip155 acorn']
      expect(known()).toEqual([all, all])
    }
  }
})

test('behavior: what was disconnected stays so although another tab connects at the same moment', async () => {
  const { tabs, settle, known, slow, moves } = await openTabs(2)
  tabs[0]?.remember('solana', 'ember')
  settle()
  tabs[1]?.forget('solana')
  tabs[0]?.remember('eip155', 'acorn')
  for (const tab of [1, 0]) moves.take(tab)
  settle()
  expect(known()).toEqual([['eip155 acorn'], ['eip155 acorn']])
  tabs[1]?.forget('eip155')
  settle()
  expect(slow.stored()).toBe(null)
})

test('behavior: a record that another tab or the user removed is believed', async () => {
  const { tabs, settle, known, slow } = await openTabs(2)
  tabs[0]?.remember('eip155', 'acorn')
  settle()
  tabs[1]?.storage.remove(key)
  settle()
  tabs[1]?.remember('solana', 'ember')
  settle()
  expect(known()).toEqual([['solana ember'], ['solana ember']])
  expect(slow.stored()).toContain('ember')
})

test('behavior: a record of an earlier version, without marks, is read and changed', async () => {
  const { tabs, settle, known } = await openTabs(2)
  const connections = [{ namespace: 'eip155', connectorId: 'acorn' }]
  tabs[0]?.storage.set(key, JSON.stringify({ version: 1, connections }))
  settle()
  expect(known()).toEqual([['eip155 acorn'], ['eip155 acorn']])
  tabs[1]?.remember('solana', 'ember')
  tabs[1]?.forget('eip155')
  settle()
  expect(known()).toEqual([['solana ember'], ['solana ember']])
})

test('behavior: the record does not grow', async () => {
  const { tabs, settle, slow } = await openTabs(2)
  for (let round = 0; round < 200; round++) tabs[round % 2]?.remember('eip155', 'acorn')
  settle()
  expect(slow.stored()?.length).toBeLessThan(1_000)
})

const step = fc.record({
  act: fc.constantFrom('connect', 'disconnect', 'take', 'take', 'show', 'show'),
  tab: fc.nat(2),
})

test('property: what each tab does to a family of its own is what stands in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
      const { tabs, moves, settle, known } = await openTabs(3)
      const wanted = new Set<string>()
      for (const { act, tab } of steps) {
        const family = families[tab] ?? ''
        if (act === 'take' || act === 'show') moves[act](tab)
        else if (act === 'connect') {
          tabs[tab]?.remember(family, 'acorn')
          wanted.add(`${family} acorn`)
        } else {
          tabs[tab]?.forget(family)
          wanted.delete(`${family} acorn`)
        }
      }
      settle()
      const all = [...wanted].sort()
      expect(known()).toEqual([all, all, all])
    }),
    { numRuns: endurance({ few: 100, all: 1_000 }) },
  )
})

const move = fc.record({ act: fc.constantFrom('take', 'show'), tab: fc.nat(4) })
const round = fc.record({
  turns: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
  moves: fc.array(move, { maxLength: 40, size: 'max' }),
})

test('property: five tabs come to rest, and bring back nothing, when many times more ended than the record names', async () => {
  // Two of them always connect the same one.
  const own = ['solana', 'bip122', 'sui', 'ton', 'solana']
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 60, maxLength: 60 }), async (rounds) => {
      const { tabs, moves, settle, known } = await openTabs(5)
      for (const [index, each] of rounds.entries()) {
        const connects = (tab: number) => tab % 4 === 0 || (index + tab) % 2 === 0
        for (const tab of each.turns)
          if (connects(tab)) tabs[tab]?.remember(own[tab] ?? '', 'acorn')
          else tabs[tab]?.forget(own[tab] ?? '')
        for (const { act, tab } of each.moves) moves[act](tab)
        settle()
        const connected = [0, 1, 2, 3].filter(connects).map((tab) => `${own[tab]} acorn`)
        expect(known()).toEqual(tabs.map(() => connected.sort()))
      }
    }),
    { numRuns: endurance({ few: 5, all: 200 }), endOnFailure: true },
  )
})

test('property: tabs agree with the store, whatever they do to any family', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ family: fc.nat(2), step }), { maxLength: 24 }),
      async (steps) => {
        const { tabs, moves, settle, known, slow, open } = await openTabs(3)
        for (const { step, family } of steps)
          if (step.act === 'take' || step.act === 'show') moves[step.act](step.tab)
          else if (step.act === 'connect')
            tabs[step.tab]?.remember(families[family] ?? '', `wallet-${step.tab}`)
          else tabs[step.tab]?.forget(families[family] ?? '')
        settle()
        open()
        const [first = [], ...others] = known()
        expect(others).toEqual([first, first, first])
        expect(slow.stored() === null).toBe(first.length === 0)
      },
    ),
    { numRuns: endurance({ few: 100, all: 1_000 }) },
  )
})

test('behavior: two tabs that add a wallet to one family at the same moment keep both', async () => {
  const { tabs, settle } = await openTabs(2)
  tabs[0]?.remember('eip155', 'acorn')
  settle()
  tabs[0]?.remember('eip155', 'birch', true)
  tabs[1]?.remember('eip155', 'cedar', true)
  settle()
  const [first, second] = tabs.map((tab) => tab.all().map(({ connectorId }) => connectorId))
  expect(first?.slice(0, 1)).toEqual(['acorn'])
  expect(first?.slice(1).sort()).toEqual(['birch', 'cedar'])
  // The same one is active in both.
  expect(second).toEqual(first)
})

test('behavior: a wallet in the place of the others ends what another tab chose before it', async () => {
  const { tabs, settle, known } = await openTabs(2)
  tabs[0]?.remember('eip155', 'acorn')
  tabs[0]?.remember('eip155', 'birch', true)
  settle()
  tabs[1]?.remember('eip155', 'acorn', true)
  tabs[0]?.remember('eip155', 'cedar')
  tabs[0]?.remember('eip155', 'cedar')
  settle()
  expect(known()).toEqual([['eip155 cedar'], ['eip155 cedar']])
})

test('property: tabs agree on the active wallet, whatever they add, choose and end at once', async () => {
  const change = fc.record({
    act: fc.constantFrom('add', 'replace', 'end', 'endAll', 'take', 'take', 'show', 'show'),
    tab: fc.nat(2),
    wallet: fc.nat(3),
    family: fc.nat(1),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 24 }), async (changes) => {
      const { tabs, moves, settle, open, slow } = await openTabs(3)
      for (const { act, tab, wallet, family } of changes) {
        const memory = tabs[tab]
        const namespace = families[family] ?? ''
        if (act === 'take' || act === 'show') moves[act](tab)
        else if (act === 'add') memory?.remember(namespace, `wallet-${wallet}`, true)
        else if (act === 'replace') memory?.remember(namespace, `wallet-${wallet}`)
        else memory?.forget(namespace, act === 'end' ? `wallet-${wallet}` : undefined)
      }
      settle()
      open()
      const [first = [], ...others] = tabs.map((tab) => tab.all())
      expect(others).toEqual([first, first, first])
      expect(new Set(first.map((entry) => JSON.stringify(entry))).size).toBe(first.length)
      expect(slow.stored() === null).toBe(first.length === 0)
    }),
    { numRuns: endurance({ few: 200, all: 2_000 }) },
  )
})
