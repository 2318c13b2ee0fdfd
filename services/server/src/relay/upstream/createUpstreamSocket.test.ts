import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeUpstream, settled } from '../../../test/createFakeUpstream.ts'
import { randomTopic } from '../../../test/relayClient.ts'
import { subscriptionIdOf } from '../sockets/ClientConnection.ts'
import { createUpstreamSocket } from './createUpstreamSocket.ts'
import type { UpstreamMessage } from './openConnection.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const clientId = 'did:key:z6Mk'

function open(
  upstream = createFakeUpstream(),
  { keep = async () => true }: { keep?: (message: UpstreamMessage) => Promise<boolean> } = {},
) {
  const refusals: (string | null)[] = []
  const socket = createUpstreamSocket({
    openTransport: upstream.openTransport,
    clientId,
    random: () => 0,
    onOpen() {},
    onClosed: (refusal) => void refusals.push(refusal),
    onMessage: keep,
  })
  return { upstream, socket, refusals }
}

const topicsOf = (count: number) => Array.from({ length: count }, randomTopic)

test('behavior: it comes back after 1, 2, 4 … 30 s, and after 1 s when it was connected for a while', async () => {
  const upstream = createFakeUpstream()
  upstream.door.state = 'closed'
  const startMs = Date.now()
  const { socket } = open(upstream)
  await vi.advanceTimersByTimeAsync(122_000)
  const seconds = () => upstream.openedAtMs.map((atMs) => (atMs - startMs) / 1_000)
  expect(seconds()).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121])

  upstream.door.state = 'open'
  await vi.advanceTimersByTimeAsync(41_000)
  expect(socket.isOpen()).toBe(true)
  upstream.last().close()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(seconds().slice(9)).toEqual([151, 164])
  socket.close()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(upstream.transports).toHaveLength(11)
})

test('behavior: one that lets nobody stay is not asked every second', async () => {
  const { upstream } = open()
  for (let round = 0; round < 4; round++) {
    await settled()
    upstream.last().close()
    await vi.advanceTimersByTimeAsync(8_000)
  }
  expect(upstream.transports).toHaveLength(5)
})

test('behavior: a socket that is refused for good is tried again after 10 minutes', async () => {
  const upstream = createFakeUpstream()
  upstream.door.state = { refusal: 'Project not found' }
  const { refusals } = open(upstream)
  await vi.advanceTimersByTimeAsync(9 * 60_000)
  expect(refusals).toEqual(['Project not found'])
  expect(upstream.transports).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(upstream.transports).toHaveLength(2)
})

test('behavior: topics are subscribed 500 at a time, again with each connection, and given up', async () => {
  const { upstream, socket } = open()
  const topics = topicsOf(1_200)
  for (const topic of topics) socket.topics.add(topic)
  socket.sync()
  await settled()
  const sizes = () =>
    upstream.last().calls.map(({ method, params }) => [method, (params.topics as string[])?.length])
  const expected = [500, 500, 200].flatMap((count) => [
    ['irn_batchSubscribe', count],
    ['irn_batchFetchMessages', count],
  ])
  expect(sizes()).toEqual(expected)
  upstream.last().close()
  await vi.advanceTimersByTimeAsync(1_000)
  await settled()
  expect(upstream.transports).toHaveLength(2)
  expect(sizes()).toEqual(expected)

  const [gone = ''] = topics
  socket.topics.delete(gone)
  socket.sync()
  await settled()
  expect(upstream.last().calls.at(-1)).toMatchObject({
    method: 'irn_batchUnsubscribe',
    params: { subscriptions: [{ topic: gone, id: subscriptionIdOf({ topic: gone, clientId }) }] },
  })
  expect(upstream.last().topics.size).toBe(1_199)
})

test('behavior: what is kept is acknowledged with the id as it came, and nothing else is', async () => {
  const kept: UpstreamMessage[] = []
  const { upstream } = open(createFakeUpstream(), {
    keep: async (message) => {
      kept.push(message)
      return message.message !== 'ZnVsbA=='
    },
  })
  await settled()
  const topic = randomTopic()
  upstream.last().push({ topic, message: 'b25l', tag: 1108 }, '1737387645000123456789')
  upstream.last().push({ topic, message: 'ZnVsbA==' }, '"two"')
  await settled()
  expect(upstream.last().acknowledged).toEqual(['1737387645000123456789'])
  expect(kept).toEqual([
    { topic, message: 'b25l', tag: 1108 },
    { topic, message: 'ZnVsbA==', tag: 0 },
  ])
  // What is no message will never be one.
  for (const hostile of [
    '{"id":3,"jsonrpc":"2.0","method":"irn_subscription","params":{"data":{"topic":7}}}',
    '{"id":4,"jsonrpc":"2.0","method":"something_else"}',
    '{"id":5,"jsonrpc":"2.0","result":{}}',
    'nonsense',
    'null',
  ])
    upstream.last().say(hostile)
  await settled()
  expect(kept).toHaveLength(2)
  expect(upstream.last().acknowledged.slice(1)).toEqual(['3', '4'])
})

test('behavior: what could not be kept comes again with a new connection', async () => {
  let isAway = true
  const { upstream } = open(createFakeUpstream(), {
    keep: async () => {
      if (isAway) throw new Error('The database is away')
      return true
    },
  })
  await settled()
  const topic = randomTopic()
  upstream.last().push({ topic, message: 'b25l' }, '7')
  await settled()
  expect(upstream.transports[0]).toMatchObject({ isClosed: true, acknowledged: [] })
  isAway = false
  await vi.advanceTimersByTimeAsync(1_000)
  upstream.last().push({ topic, message: 'b25l' }, '8')
  await settled()
  expect(upstream.last().acknowledged).toEqual(['8'])
})

test('behavior: what was missed is fetched page by page, within bounds', async () => {
  const topic = randomTopic()
  let pages = 0
  const kept: string[] = []
  const endless = createFakeUpstream({
    answer: ({ method }) => {
      if (method !== 'irn_batchFetchMessages') return true
      pages += 1
      const message = Buffer.from(`${pages}`).toString('base64')
      return { messages: [{ topic, message, tag: 1109, publishedAt: 1 }], hasMore: true }
    },
  })
  const { socket } = open(endless, {
    keep: async ({ message }) => {
      kept.push(message)
      return true
    },
  })
  socket.topics.add(topic)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(pages).toBe(100)
  expect(kept).toHaveLength(100)
  expect(endless.transports).toHaveLength(1)
})

test('error: a relay that cannot fetch is used all the same', async () => {
  const upstream = createFakeUpstream({
    answer: ({ method }) => (method === 'irn_batchFetchMessages' ? new Error('-32601') : true),
  })
  const { socket } = open(upstream)
  socket.topics.add(randomTopic())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(upstream.transports).toHaveLength(1)
  expect(socket.isOpen()).toBe(true)
})

test('error: a call without an answer ends the connection after 10 s', async () => {
  const upstream = createFakeUpstream({
    answer: ({ method }) => (method === 'irn_publish' ? undefined : true),
  })
  const { socket } = open(upstream)
  await settled()
  const call = socket.call('irn_publish', {}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await call).toMatchObject({ name: 'UpstreamFailure', code: null })
  expect(upstream.transports[0]?.isClosed).toBe(true)
})
