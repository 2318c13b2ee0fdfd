import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutbox } from './createOutbox.ts'
import { UpstreamFailure } from './openConnection.ts'
import type { DuePublication } from './UpstreamStore.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A database of publications that are due, and an upstream relay that does as a test says. */
function open({ publish = async () => {} }: { publish?: (message: string) => Promise<void> } = {}) {
  const due = new Map<number, DuePublication>()
  const sent: string[] = []
  const counted: Record<string, number> = {}
  const state = { isOpen: true, isAway: false, underway: 0, mostUnderway: 0 }
  const outbox = createOutbox({
    store: {
      async findDue({ afterId, limit }) {
        if (state.isAway) throw new Error('The database is away')
        return [...due.values()].filter(({ id }) => id > afterId).slice(0, limit)
      },
      async settle(ids) {
        for (const id of ids) due.delete(id)
      },
    },
    pool: {
      isOpen: () => state.isOpen,
      async publish({ message }) {
        state.underway += 1
        state.mostUnderway = Math.max(state.mostUnderway, state.underway)
        sent.push(message)
        try {
          await publish(message)
        } finally {
          state.underway -= 1
        }
      },
    },
    observer: {
      connected() {},
      message(direction, outcome) {
        const name = `${direction} ${outcome}`
        counted[name] = (counted[name] ?? 0) + 1
      },
    },
    log: { warn: vi.fn() } as never,
    random: () => 0,
  })
  const put = (...messages: string[]) => {
    for (const message of messages) {
      const id = due.size + 1 + sent.length * 1_000
      due.set(id, { id, topic: 'a', message, tag: 1, ttlSeconds: 300, prompt: false })
    }
    outbox.look()
  }
  return { outbox, due, sent, counted, state, put }
}

test('behavior: 1,000 messages are sent once each, in their order, 50 at a time', async () => {
  const { put, sent, due, state, counted } = open()
  const messages = Array.from({ length: 1_000 }, (_, n) => `m${n}`)
  put(...messages)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(messages)
  expect(due.size).toBe(0)
  expect(state.mostUnderway).toBe(50)
  expect(counted).toEqual({ 'up sent': 1_000 })
})

test('behavior: what comes while it sends goes with the next round, and nothing twice', async () => {
  const { put, sent } = open()
  put('one')
  put('two')
  await vi.advanceTimersByTimeAsync(0)
  put('three')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['one', 'two', 'three'])
})

test('behavior: without a connection everything waits', async () => {
  const { put, sent, state, outbox, due } = open()
  state.isOpen = false
  put('one')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent, due.size]).toEqual([[], 1])
  state.isOpen = true
  outbox.look()
  await vi.advanceTimersByTimeAsync(0)
  expect([sent, due.size]).toEqual([['one'], 0])
})

test('behavior: one that the relay does not take now holds up nobody and is tried less and less', async () => {
  const { put, sent, due, counted } = open({
    publish: async (message) => {
      if (message === 'bad') throw new UpstreamFailure(-32005, 'Try again later')
    },
  })
  put('bad', 'good')
  await vi.advanceTimersByTimeAsync(14_999)
  put('better')
  await vi.advanceTimersByTimeAsync(0)
  // After 0, 1, 3 and 7 s.
  expect(sent).toEqual(['bad', 'good', 'bad', 'bad', 'bad', 'better'])
  expect(counted).toEqual({ 'up sent': 2, 'up postponed': 4 })
  // Its lifetime is over, and nobody speaks of it any more.
  due.clear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(6)
  expect(vi.getTimerCount()).toBe(0)
})

test('error: one that the relay never takes is given up', async () => {
  const { put, sent, due, counted } = open({
    publish: async () => {
      throw new UpstreamFailure(-32602, 'params.message')
    },
  })
  put('bad')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent, due.size]).toEqual([['bad'], 0])
  expect(counted).toEqual({ 'up refused': 1 })
})

test('behavior: it goes on when the database is back', async () => {
  const { put, sent, state } = open()
  state.isAway = true
  put('one')
  await vi.advanceTimersByTimeAsync(6_000)
  state.isAway = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual(['one'])
})
