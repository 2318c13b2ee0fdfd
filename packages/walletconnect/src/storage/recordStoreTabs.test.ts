import { createFakePlatform, createSlowStorage } from '@foyer/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endurance } from '../../../../scripts/endurance.ts'
import { createRecordStore } from './createRecordStore.ts'
import * as Records from './Records.ts'

const key = '@foyer/walletconnect'
const hex = (number: number) => number.toString(16).padStart(4, '0').repeat(16)

const session = (number: number, nowMs: number): Records.SessionRecord => ({
  topic: hex(number),
  symKey: hex(100 + number),
  peer: { publicKey: hex(200), name: 'Acorn', url: 'https://acorn.example', iconUrl: null },
  namespaces: {
    eip155: {
      chains: ['eip155:1'],
      accounts: ['eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
      methods: ['personal_sign'],
      events: [],
    },
  },
  settledAtMs: nowMs,
  expiresAtMs: nowMs + 86_400_000,
  link: null,
  chains: {},
  accounts: {},
  details: [],
  received: Records.receivedNothing,
})

/** Tabs over a store that shows them each other's changes late; nothing moves unless a test says so. */
function openTabs(count: number, sealKey: string | null) {
  const slow = createSlowStorage()
  const platform = createFakePlatform()
  /** Actions that wait for their turn, as in line for a lock. */
  const line: (() => void)[] = []
  const open = () =>
    createRecordStore({
      platform: { ...platform, storage: slow.tab(key) },
      key,
      sealKey,
      turn: (action) =>
        new Promise((resolve) => {
          line.push(() => {
            action()
            resolve()
          })
        }),
    })
  const tabs = Array.from({ length: count }, open)
  for (const tab of tabs) tab.watch(() => tab.read())
  const nowMs = platform.clock.now()
  const moves = {
    take: (tab: number) => slow.take(tab),
    show: (tab: number) => slow.show(tab, key),
    turn: (at: number) => {
      const [action] = line.splice(at % Math.max(1, line.length), 1)
      action?.()
      return action !== undefined
    },
  }
  return {
    tabs,
    slow,
    nowMs,
    moves,
    /** Until nothing is under way any more. */
    async settle() {
      let rounds = 0
      for (let isMoving = true; isMoving; ) {
        if (++rounds > 1_000) throw new Error('The tabs never come to rest')
        isMoving = false
        for (const move of Object.values(moves))
          for (let tab = 0; tab <= count; tab++) while (move(tab)) isMoving = true
        await Promise.resolve()
        await Promise.resolve()
        isMoving ||= line.length > 0
      }
    },
  }
}

const switchTo = (number: number, chain: string) => (records: Records.Records) => ({
  ...records,
  sessions: records.sessions.map((one) =>
    one.topic === hex(number) ? { ...one, chains: { eip155: chain } } : one,
  ),
})
const add = (number: number, nowMs: number) => (records: Records.Records) => ({
  ...records,
  sessions: [...records.sessions, session(number, nowMs)],
})
const end = (number: number) => (records: Records.Records) => ({
  ...records,
  sessions: records.sessions.filter(({ topic }) => topic !== hex(number)),
})

test('behavior: two new tabs that write at the same moment lose nothing of each other', async () => {
  const { tabs, nowMs, settle, slow } = openTabs(2, null)
  for (const [index, tab] of tabs.entries()) tab.change(add(index, nowMs))
  await settle()
  for (const tab of tabs) expect(tab.read().sessions).toHaveLength(2)
  expect(JSON.parse(slow.stored() ?? '').sessions).toHaveLength(2)
})

test('behavior: a tab sees its own change throughout, also while the store has another', async () => {
  const { tabs, nowMs, moves } = openTabs(2, null)
  const [one, two] = tabs
  one?.change(add(0, nowMs))
  two?.change(add(1, nowMs))
  for (const tab of [0, 1]) moves.take(tab)
  while (moves.show(0));
  expect(one?.read().sessions.map(({ topic }) => topic)).toEqual([hex(1), hex(0)])
})

test('behavior: changes are kept once a later turn found them, or wrote them again', async () => {
  const { tabs, nowMs, moves, settle } = openTabs(2, null)
  const [one, two] = tabs
  let isKept = false
  one?.change(add(0, nowMs))
  two?.change(add(1, nowMs))
  const kept = one?.kept().then(() => {
    isKept = true
  })
  for (const tab of [0, 1]) moves.take(tab)
  while (moves.show(0));
  await Promise.resolve()
  expect(isKept).toBe(false)
  await settle()
  await kept
  expect(two?.read().sessions).toHaveLength(2)
  // Nothing changed since.
  await one?.kept()
})

test('behavior: what was cleared by the user stays cleared', async () => {
  const { tabs, nowMs, settle, slow } = openTabs(1, null)
  tabs[0]?.change(add(0, nowMs))
  await settle()
  const storage = slow.tab(key)
  storage.remove(key)
  slow.take(1)
  await settle()
  expect([tabs[0]?.read().sessions, slow.stored()]).toEqual([[], null])
})

test('behavior: an old change is not made again on a record that lacks it', async () => {
  const platform = createFakePlatform()
  const store = createRecordStore({ platform, key })
  const nowMs = platform.clock.now()
  store.change(add(0, nowMs))
  const before = platform.storage.kept.get(key) ?? ''
  store.change(switchTo(0, 'eip155:8453'))
  const chain = () => store.read().sessions[0]?.chains.eip155
  platform.storage.changeInOtherTab(key, before)
  expect(chain()).toBe('eip155:8453')
  await platform.clock.advance(60_001)
  platform.storage.changeInOtherTab(key, before)
  expect(chain()).toBe(undefined)
})

test('behavior: a tab puts back what another one overwrote, also when its maker is gone', async () => {
  const { tabs, nowMs, moves, settle, slow } = openTabs(3, null)
  const [maker, late, other] = tabs
  maker?.change(add(0, nowMs))
  moves.take(0)
  moves.show(2)
  expect(other?.read().sessions).toHaveLength(1)
  // This one has not seen it, and the maker never sees anything again.
  late?.change(add(1, nowMs))
  moves.take(1)
  slow.close(0)
  while (moves.show(2));
  expect(other?.read().sessions).toHaveLength(2)
  await settle()
  expect(JSON.parse(slow.stored() ?? '').sessions).toHaveLength(2)
})

test('behavior: tabs that together begin more than is kept agree on which stay', async () => {
  const { tabs, nowMs, settle } = openTabs(3, null)
  for (const [index, tab] of tabs.entries())
    for (let number = 0; number < 6; number++) tab.change(add(10 * index + number, nowMs))
  await settle()
  const [first, ...others] = tabs.map((tab) =>
    tab
      .read()
      .sessions.map(({ topic }) => topic)
      .sort(),
  )
  expect(first).toHaveLength(8)
  for (const topics of others) expect(topics).toEqual(first)
})

test('behavior: what ended stays so when a tab that does not know of it writes it back', async () => {
  const { tabs, nowMs, moves, settle } = openTabs(3, null)
  const [one, two, three] = tabs
  one?.change(add(0, nowMs))
  await settle()
  one?.change(end(0))
  moves.take(0)
  while (moves.show(2));
  two?.change(switchTo(0, 'eip155:8453'))
  moves.take(1)
  while (moves.show(2));
  expect(three?.read().sessions).toEqual([])
  await settle()
  for (const tab of tabs) expect(tab.read().sessions).toEqual([])
})

const step = fc.record({
  act: fc.constantFrom('switch', 'switch', 'begin', 'end', 'take', 'take', 'show', 'show', 'turn'),
  tab: fc.nat(4),
})

for (const sealKey of [null, hex(7)])
  test(`property: interleavings of two to five tabs, ${sealKey ? 'sealed' : 'plain'}, lose no change`, async () => {
    const count = endurance({ few: 30, all: 200 })
    let conflicts = 0
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 5 }),
        fc.array(step, { minLength: 10, maxLength: 60 }),
        async (count, steps) => {
          const { tabs, slow, nowMs, moves, settle } = openTabs(count, sealKey)
          // Each tab has a session of its own, so that it is known what must stand in the end.
          const own = new Map<number, { topic: number; chain?: string }>()
          const ended = new Set<number>()
          let lastTopic = 0
          const begin = (index: number) => {
            own.set(index, { topic: ++lastTopic })
            tabs[index]?.change(add(lastTopic, nowMs))
          }
          const topics = (tab: (typeof tabs)[number]) =>
            tab.read().sessions.map(({ topic }) => Number.parseInt(topic.slice(0, 4), 16))
          for (const index of tabs.keys()) begin(index)
          const seen = tabs.map(() => new Set<number>())
          for (const [at, { act, tab: pick }] of steps.entries()) {
            const index = pick % count
            const mine = own.get(index)
            const before = slow.stored()
            if (act === 'take' || act === 'show' || act === 'turn') moves[act](index)
            else if (act === 'begin') {
              if (!mine) begin(index)
            } else if (mine && act === 'switch') {
              tabs[index]?.change(switchTo(mine.topic, `eip155:${at}`))
              own.set(index, { ...mine, chain: `eip155:${at}` })
            } else if (mine) {
              tabs[index]?.change(end(mine.topic))
              ended.add(mine.topic)
              own.delete(index)
            }
            if (act === 'take' && before !== slow.stored()) conflicts++
            for (const [index, tab] of tabs.entries()) {
              // A tab sees its own truth at every moment, and loses nothing that it saw.
              const mine = own.get(index)
              const found = tab.read().sessions.find(({ topic }) => topic === hex(mine?.topic ?? 0))
              expect([found !== undefined, found?.chains.eip155]).toEqual([
                mine !== undefined,
                mine?.chain,
              ])
              for (const topic of topics(tab)) seen[index]?.add(topic)
              for (const topic of seen[index] ?? [])
                if (!ended.has(topic)) expect(topics(tab)).toContain(topic)
            }
          }
          await settle()
          const expected = [...own.values()].map(({ topic, chain }) => [hex(topic), chain]).sort()
          const again = createRecordStore({
            platform: { ...createFakePlatform(), storage: slow.tab(key) },
            key,
            sealKey,
          })
          for (const tab of [...tabs, again])
            expect(
              tab
                .read()
                .sessions.map(({ topic, chains }) => [topic, chains.eip155])
                .sort(),
            ).toEqual(expected)
          await Promise.all(tabs.map((tab) => tab.kept()))
        },
      ),
      { numRuns: count },
    )
    expect(conflicts).toBeGreaterThan(count)
  })
