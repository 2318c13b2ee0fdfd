import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@foyer/testing/stack'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { copyEmptyDatabase } from '../../../../scripts/emptyDatabase.mjs'
import { quickServer } from '../../../../scripts/quickServer.mjs'
import { openTestRelay, openTestStore } from '../../test/openTestRelay.ts'
import { connect, createIdentity, randomTopic, sealed } from '../../test/relayClient.ts'
import { type RedisCluster, startRedisCluster } from '../../test/startRedisCluster.ts'

let cluster: RedisCluster
beforeAll(async () => {
  cluster = await startRedisCluster()
})
afterAll(() => cluster?.stop())

/** A process of its own would not tell what it hears; three relays in this one do. */
async function openOne() {
  const store = await openTestStore({ urls: cluster.urls })
  const deliveries: string[] = []
  const relay = await openTestRelay({
    store,
    openBus: (listener) =>
      store.openBus({
        ...listener,
        onTopics(topics) {
          deliveries.push(...topics)
          listener.onTopics(topics)
        },
      }),
  })
  onTestFinished(() => relay.close())
  return { ...relay, deliveries }
}

test('behavior: a message crosses to another process once, and a process gets no topic that it does not serve', async () => {
  const [one, two, three] = [await openOne(), await openOne(), await openOne()]
  const topics = Array.from({ length: 60 }, randomTopic)
  const publisher = await connect(one)
  const reader = await connect(two)
  const other = await connect(three)
  await reader.call('irn_batchSubscribe', { topics })
  await other.call('irn_batchSubscribe', { topics: Array.from({ length: 60 }, randomTopic) })
  // A first message on each topic tells when the subscriptions are in place.
  for (const topic of topics) await publisher.publish(topic, sealed())
  await reader.receive(60)
  await until(() => two.deliveries.length > 0)
  two.deliveries.length = 0

  const startMs = performance.now()
  for (const topic of topics) await publisher.publish(topic, sealed())
  await reader.receive(120)
  console.log(`60 messages across processes: ${Math.round(performance.now() - startMs)} ms`)
  await until(() => two.deliveries.length >= 60)
  expect(two.deliveries.toSorted()).toEqual(topics.toSorted())
  expect([one.deliveries, three.deliveries]).toEqual([[], []])
  expect(reader.received).toHaveLength(120)
  expect(other.received).toEqual([])
})

test('behavior: of 1,000 acknowledged messages none is lost while a process and each node are killed', {
  timeout: 300_000,
}, async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'foyer-relay-'))
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
  const start = async (name: string) => {
    const folder = join(dataFolder, name)
    await copyEmptyDatabase(folder)
    const { url, stop, kill9 } = await startServer({
      entry: quickServer,
      dataFolder: folder,
      settings: { RELAY_REDIS_URLS: cluster.urls.join(',') },
    })
    onTestFinished(stop)
    return { url: `${url.replace('http', 'ws')}/relay`, kill9 }
  }
  const [first, second, third] = await Promise.all([start('1'), start('2'), start('3')])
  // Ten mailboxes, so that every node has some.
  const topics = Array.from({ length: 10 }, randomTopic)
  const here = await connect(second)
  await here.call('irn_batchSubscribe', { topics })
  const acknowledged = new Set<string>()

  const publishFrom = async (relay: { url: string }, count: number, onHalf: () => void) => {
    const publisher = await connect(relay)
    const answers = Array.from({ length: count }, async (_, n) => {
      const message = sealed(200)
      const topic = topics[n % topics.length] as string
      // Killed, or a node is away: it was not acknowledged, and nobody promised anything.
      const answer = await Promise.race([
        publisher.publish(topic, message).catch(() => false),
        publisher.closed,
      ])
      if (answer !== true) return
      acknowledged.add(message)
      if (acknowledged.size === count / 2) onHalf()
    })
    await Promise.all(answers)
    return publisher
  }
  await publishFrom(first, 1_000, () => first.kill9())
  console.log(`the process killed after ${acknowledged.size} acknowledged`)

  for (const node of [0, 1, 2]) {
    const publisher = await connect(third)
    const before = acknowledged.size
    let killed: Promise<void> | undefined
    for (let n = 0; acknowledged.size < before + 250; n++) {
      if (n === 50) killed = cluster.kill(node).then(() => cluster.restart(node))
      const message = sealed(200)
      const answer = publisher.publish(topics[n % topics.length] as string, message)
      if ((await answer.catch(() => false)) === true) acknowledged.add(message)
    }
    await killed
    await publisher.close()
  }
  expect(acknowledged.size).toBeGreaterThan(1_000)

  // Who was subscribed all the time, and who comes now to the process that heard nothing of it.
  const late = await connect({ ...third, identity: createIdentity() })
  await late.call('irn_batchSubscribe', { topics })
  for (const reader of [here, late]) {
    const missing = () => {
      const received = new Set(reader.received.map(({ message }) => message))
      return [...acknowledged].filter((message) => !received.has(message)).length
    }
    await until(() => missing() === 0)
    const twice =
      reader.received.length - new Set(reader.received.map(({ message }) => message)).size
    expect(twice).toBe(0)
  }
  console.log(`${acknowledged.size} acknowledged, none lost`)
})

async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
}
