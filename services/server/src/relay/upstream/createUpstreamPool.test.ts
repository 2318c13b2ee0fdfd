import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeUpstream, settled } from '../../../test/createFakeUpstream.ts'
import { randomTopic } from '../../../test/relayClient.ts'
import { createUpstreamPool, maxUpstreamTopics } from './createUpstreamPool.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const upstream = createFakeUpstream()
  const received: string[] = []
  const pool = createUpstreamPool({
    openTransport: upstream.openTransport,
    clientId: 'did:key:z6Mk',
    random: () => 0,
    onChange() {},
    onMessage: async ({ message }) => {
      received.push(message)
      return true
    },
  })
  return { upstream, pool, received }
}

const publication = { message: 'bQ==', ttl: 300, prompt: true, tag: 1108 }

test('behavior: topics are spread over few connections, each once', async () => {
  const { upstream, pool } = open()
  const topics = Array.from({ length: 3_100 }, randomTopic)
  pool.want(topics)
  pool.want(topics.slice(0, 50), topics.slice(0, 100))
  await vi.advanceTimersByTimeAsync(100)
  expect(upstream.transports.map((transport) => transport.topics.size)).toEqual([1_450, 1_500, 100])
  expect(pool.counts()).toEqual({ sockets: 3, topics: 3_050 })
  // Room is taken again before there is another connection.
  pool.want([randomTopic()], [])
  await settled()
  expect(upstream.transports[0]?.topics.size).toBe(1_451)
})

test('behavior: there are never more than 30 connections', async () => {
  const { upstream, pool } = open()
  pool.want(
    Array.from({ length: maxUpstreamTopics + 5 }, (_, n) => n.toString(16).padStart(64, '0')),
  )
  expect(upstream.transports).toHaveLength(30)
  expect(pool.counts().topics).toBe(45_000)
})

test('behavior: a message is published over the connection of its topic, or any that is open', async () => {
  const { upstream, pool } = open()
  const topics = Array.from({ length: 1_501 }, randomTopic)
  pool.want(topics)
  await vi.advanceTimersByTimeAsync(100)
  const topic = topics.at(-1) as string
  await pool.publish({ topic, ...publication })
  expect(upstream.transports[1]?.calls.at(-1)).toMatchObject({
    method: 'irn_publish',
    params: { topic, ...publication },
  })
  upstream.transports[1]?.close()
  await settled()
  await pool.publish({ topic, ...publication })
  expect(upstream.transports[0]?.calls.at(-1)).toMatchObject({ method: 'irn_publish' })
})

test('error: what nobody here asked for is not taken', async () => {
  const { upstream, pool, received } = open()
  const topic = randomTopic()
  pool.want([topic])
  await settled()
  upstream.last().push({ topic: randomTopic(), message: 'bm8=' }, '1')
  upstream.last().push({ topic, message: 'eWVz' }, '2')
  await settled()
  expect(received).toEqual(['eWVz'])
  expect(upstream.last().acknowledged).toEqual(['1', '2'])
})

test('behavior: a refusal is known until the relay lets this server in', async () => {
  const { upstream, pool } = open()
  await settled()
  expect([pool.isOpen(), pool.refusal()]).toEqual([true, null])
  upstream.door.state = { refusal: 'Project not found' }
  upstream.last().close('Project not found')
  await settled()
  expect([pool.isOpen(), pool.refusal()]).toEqual([false, 'Project not found'])
  upstream.door.state = 'open'
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect([pool.isOpen(), pool.refusal()]).toEqual([true, null])
})
