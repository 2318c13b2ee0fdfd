import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeUpstream, settled } from '../../../test/createFakeUpstream.ts'
import { randomTopic } from '../../../test/relayClient.ts'
import { silentUpstreamObserver } from '../observers/UpstreamObserver.ts'
import { createBridge } from './createBridge.ts'
import type { UpstreamStore } from './UpstreamStore.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The tables of a database that several processes share, with a leader whose lease ends by the clock. */
function createFakeStore() {
  const wanted = new Set<string>()
  const state = { isAway: false, leader: '', untilMs: 0, connectedAtMs: 0, isRefused: false }
  const answer = async <value>(value: () => value) => {
    if (state.isAway) throw new Error('The database is away')
    return value()
  }
  const open = (self: string): UpstreamStore => ({
    readSeed: () => answer(() => ''),
    subscribe: (wants) =>
      answer(() => {
        for (const { topic, reader } of wants) wanted.add(`${topic} ${reader}`)
      }),
    unsubscribe: (wants) =>
      answer(() => {
        for (const { topic, reader } of wants) wanted.delete(`${topic} ${reader}`)
      }),
    findTopics: ({ among }) =>
      answer(() => {
        const topics = [...new Set([...wanted].map((row) => row.slice(0, 64)))]
        return topics.filter((topic) => among?.includes(topic) ?? true)
      }),
    findDue: () => answer(() => []),
    settle: () => answer(() => {}),
    lead: ({ isConnected, isRefused }) =>
      answer(() => {
        if (state.leader !== self && Date.now() < state.untilMs) return false
        Object.assign(state, { leader: self, untilMs: Date.now() + 6_000, isRefused })
        if (isConnected) state.connectedAtMs = Date.now()
        return true
      }),
    resign: () =>
      answer(() => {
        if (state.leader === self) state.untilMs = 0
      }),
    readState: () =>
      answer(() => ({
        isRefused: state.isRefused,
        connectedMs: state.connectedAtMs === 0 ? null : Date.now() - state.connectedAtMs,
      })),
  })
  return { open, state }
}

function open({ upstream = createFakeUpstream(), store = createFakeStore(), self = 'one' } = {}) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const announced: string[] = []
  const received: string[] = []
  const bridge = createBridge({
    relay: {
      async receive({ message: { message } }) {
        received.push(message)
        return 'kept'
      },
      announce: async (topics) => void announced.push(...topics),
      subscriptions: () => [],
    },
    store: store.open(self),
    openTransport: upstream.openTransport,
    clientId: 'did:key:z6Mk',
    maxMessageBytes: 100,
    observer: silentUpstreamObserver,
    log: log as never,
    random: () => 0,
  })
  return { bridge, upstream, store, log, announced, received }
}

test('behavior: codes are promised to reach the network until the upstream relay was away for 30 s', async () => {
  const { bridge, upstream, log } = open()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await bridge.readReach()).toBe('network')
  upstream.door.state = 'closed'
  upstream.last().close()
  await vi.advanceTimersByTimeAsync(27_000)
  expect(await bridge.readReach()).toBe('network')
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await bridge.readReach()).toBe('own')
  upstream.door.state = 'open'
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await bridge.readReach()).toBe('network')
  // Once for each change, however often it was tried.
  expect([log.info, log.warn, log.error].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 0])
  await bridge.close()
})

test('behavior: one that never connects is believed for 30 s', async () => {
  const upstream = createFakeUpstream()
  upstream.door.state = 'closed'
  const { bridge } = open({ upstream })
  await vi.advanceTimersByTimeAsync(29_000)
  expect(await bridge.readReach()).toBe('network')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await bridge.readReach()).toBe('own')
  await bridge.close()
})

test('error: a refusal is logged once with its reason, and every process says so', async () => {
  const upstream = createFakeUpstream()
  upstream.door.state = { refusal: 'Project not found' }
  const { bridge, store, log } = open({ upstream })
  const other = open({ upstream, store, self: 'other' })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await bridge.readReach()).toBe('own')
  expect(await other.bridge.readReach()).toBe('own')
  await vi.advanceTimersByTimeAsync(25 * 60_000)
  expect(log.error.mock.calls).toMatchObject([
    [{ reason: 'Project not found' }, expect.any(String)],
  ])
  expect(upstream.transports).toHaveLength(3)
  await Promise.all([bridge.close(), other.bridge.close()])
})

test('behavior: one process is connected for all, and another one after it', async () => {
  const { bridge, upstream, store } = open()
  const other = open({ upstream, store, self: 'other' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(upstream.transports).toHaveLength(1)
  const topic = randomTopic()
  other.bridge.subscribed([{ topic, reader: 'page' }], '203.0.113.9')
  await vi.advanceTimersByTimeAsync(10)
  expect(other.announced).toEqual([topic])
  bridge.received(other.announced)
  await settled()
  expect(upstream.last().topics).toEqual(new Set([topic]))

  await bridge.close()
  expect(upstream.last().isClosed).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(upstream.transports).toHaveLength(2)
  expect(upstream.last().topics).toEqual(new Set([topic]))
  // A database that does not answer for longer than the lease lasts ends the lead.
  store.state.isAway = true
  await vi.advanceTimersByTimeAsync(4_000)
  expect(upstream.last().isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(upstream.last().isClosed).toBe(true)
  store.state.isAway = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(upstream.transports).toHaveLength(3)
  await other.bridge.close()
})

test('behavior: a topic is given up when the last client said so', async () => {
  const { bridge, upstream } = open()
  await settled()
  const topic = randomTopic()
  const wants = ['page', 'wallet'].map((reader) => ({ topic, reader }))
  bridge.subscribed(wants, '203.0.113.9')
  await vi.advanceTimersByTimeAsync(10)
  bridge.unsubscribed(wants.slice(0, 1), '203.0.113.9')
  await vi.advanceTimersByTimeAsync(10)
  expect(upstream.last().topics).toEqual(new Set([topic]))
  bridge.unsubscribed(wants.slice(1), '203.0.113.9')
  await vi.advanceTimersByTimeAsync(10)
  expect(upstream.last().topics).toEqual(new Set())
  await bridge.close()
})

test('behavior: a message that is longer than this relay takes is not asked for again', async () => {
  const { bridge, upstream, received } = open()
  const topic = randomTopic()
  bridge.subscribed([{ topic, reader: 'page' }], '203.0.113.9')
  await vi.advanceTimersByTimeAsync(10)
  upstream.last().push({ topic, message: 'a'.repeat(101) }, '7')
  upstream.last().push({ topic, message: 'a'.repeat(100) }, '8')
  await settled()
  expect(upstream.last().acknowledged).toEqual(['7', '8'])
  expect(received).toEqual(['a'.repeat(100)])
  await bridge.close()
})

const topicsOf = ({ transports }: ReturnType<typeof createFakeUpstream>) =>
  transports.flatMap(({ topics }) => [...topics])

test('behavior: of one address what a closed connection wanted gives way before what is older', async () => {
  const { bridge, upstream } = open()
  await vi.advanceTimersByTimeAsync(1_000)
  const wants = Array.from({ length: 2_000 }, () => ({ topic: randomTopic(), reader: 'page' }))
  for (const half of [wants.slice(0, 1_000), wants.slice(1_000)]) {
    bridge.subscribed(half, '203.0.113.9')
    await vi.advanceTimersByTimeAsync(1_000)
  }
  const [oldest, left] = [wants[0], wants[1_500]]
  if (!oldest || !left) throw new Error('No wants')
  bridge.left([left], '203.0.113.9')
  const topic = randomTopic()
  bridge.subscribed([{ topic, reader: 'page' }], '203.0.113.9')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(topicsOf(upstream)).toEqual(expect.arrayContaining([oldest.topic, topic]))
  expect(topicsOf(upstream)).not.toContain(left.topic)
  await bridge.close()
})

test('behavior: an address that takes all it can keeps no other one out', async () => {
  const { bridge, upstream } = open()
  await vi.advanceTimersByTimeAsync(1_000)
  for (let n = 0; n < 5; n++) {
    const wants = Array.from({ length: 1_000 }, () => ({ topic: randomTopic(), reader: 'greedy' }))
    bridge.subscribed(wants, '203.0.113.9')
    await vi.advanceTimersByTimeAsync(1_000)
  }
  const topic = randomTopic()
  bridge.subscribed([{ topic, reader: 'page' }], '198.51.100.7')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await bridge.readReach()).toBe('network')
  expect(topicsOf(upstream).length).toBeLessThanOrEqual(2_001)
  expect(topicsOf(upstream)).toContain(topic)
  await bridge.close()
})
