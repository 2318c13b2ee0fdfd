import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { describeDatabases } from '../../test/describeDatabases.ts'
import { openTestRelay, openTestStore, type TestRelay } from '../../test/openTestRelay.ts'
import {
  connect,
  createIdentity,
  type RelayClient,
  randomTopic,
  sealed,
} from '../../test/relayClient.ts'
import { type RedisCluster, startRedisCluster } from '../../test/startRedisCluster.ts'
import { deleteExpiredMessages } from './mailboxes/createMailboxes.ts'
import { measureMessages } from './mailboxes/measureMessages.ts'

type Open = (parameters?: Partial<Parameters<typeof openTestRelay>[0]>) => Promise<TestRelay>

describeDatabases('relay', ({ database, kind }) => {
  const open: Open = async (parameters = {}) => {
    const relay = await openTestRelay({ database: database(), ...parameters })
    onTestFinished(() => relay.close())
    return relay
  }

  whatEveryRelayDoes(open)

  test('behavior: a message lives as long as was asked for', async () => {
    const relay = await open({ bounds: { maxTtlSeconds: 2 } })
    const topic = randomTopic()
    const publisher = await connect(relay)
    await publisher.publish(topic, 'c2hvcnQ=', { ttl: 1 })
    await publisher.publish(topic, 'bG9uZw==', { ttl: 86_400 })
    await wait(1_100)
    const first = await connect(relay)
    await first.subscribe(topic)
    expect(await first.receive(1)).toEqual(['bG9uZw=='])
    await wait(1_000)
    const second = await connect(relay)
    await second.subscribe(topic)
    await settle(second)
    expect(second.received).toEqual([])
    expect(await deleteExpiredMessages({ database: database() })).toBe(2)
    const left = await database().run((queries) =>
      queries.execute(sql`select from foyer.relay_acknowledgements`),
    )
    expect((left as { rows: unknown[] }).rows).toEqual([])
  })

  test.runIf(kind === 'pglite')(
    'behavior: messages that come take the room of those that are over',
    async () => {
      const relay = await open({ bounds: { maxTtlSeconds: 1 } })
      const publisher = await connect(relay)
      const sizes: number[] = []
      for (let round = 0; round < 4; round++) {
        await Promise.all(
          Array.from({ length: 20 }, () => publisher.publish(randomTopic(), sealed(100_000))),
        )
        sizes.push(await measureMessages({ database: database(), enoughBytes: 10 ** 12 }))
        await wait(1_000)
        expect(await deleteExpiredMessages({ database: database() })).toBe(20)
      }
      const [first = 0, , , last = 0] = sizes
      expect(last).toBeLessThan(1.3 * first)
    },
  )

  test('error: no address fills the relay, and all of them together fill every process', async () => {
    const parameters = { maxStoredBytes: 400_000, environment: { TRUSTED_PROXIES: 'loopback' } }
    const [here, there] = [await open(parameters), await open(parameters)]
    const connectFrom = (relay: typeof here, address: number) =>
      connect({ ...relay, headers: { 'x-forwarded-for': `203.0.113.${address}` } })
    /** Each costs 10,000 bytes. */
    const publish = (client: RelayClient) =>
      client.publish(randomTopic(), sealed(7_200), { ttl: 2 }).catch(({ code, message }) => ({
        code,
        message,
      }))
    const first = await connectFrom(here, 0)
    for (let n = 0; n < 4; n++) expect(await publish(first)).toBe(true)
    expect(await publish(first)).toEqual({
      code: -32005,
      message:
        'Messages of this address fill its share of the relay. Try again when some have expired.',
    })
    const full = {
      code: -32005,
      message: 'The relay is full. Try again when messages in it have expired.',
    }
    /** One from each address until there is no room. */
    const fill = async (relay: typeof here, fromAddress: number, pauseMs = 0) => {
      for (let address = fromAddress; ; address++) {
        const answer = await publish(await connectFrom(relay, address))
        if (answer !== true) return { answer, kept: address - fromAddress }
        await wait(pauseMs)
      }
    }
    const { answer, kept } = await fill(here, 1)
    expect(answer).toEqual(full)
    // Files are larger than what is in them, which shows where that is little.
    expect(kept).toBeGreaterThan(20)
    expect(kept).toBeLessThanOrEqual(36)
    expect(here.counted.store).toBe(2)
    // The other one learns of it when it measures.
    expect((await fill(there, 100, 50)).answer).toEqual(full)

    await wait(2_000)
    await deleteExpiredMessages({ database: database() })
    const later = await connectFrom(there, 99)
    while ((await publish(later)) !== true) await wait(50)
  })

  test('behavior: what messages take is measured by files, and by messages where that is too much', async () => {
    const measure = (enoughBytes: number) => measureMessages({ database: database(), enoughBytes })
    const add = (count: number, bytes: number) =>
      database().run((queries) =>
        queries.execute(sql`
          insert into foyer.relay_messages (topic, digest, message, tag, publisher, expires_at)
          select n || ' ' || ${bytes}::text, n, repeat('x', ${bytes}::int), 1, 'another', now()
          from generate_series(1, ${count}::int) as n`),
      )
    await add(3, 1_000_000)
    // More than are read at once.
    await add(20_001, 10)
    expect(await measure(0)).toBe(3 * 1_000_400 + 20_001 * 410)
    const files = await measure(10 ** 12)
    expect(files).toBeGreaterThan(20_001 * 100)
    expect(await measure(files)).toBe(3 * 1_000_400 + 20_001 * 410)
    await deleteExpiredMessages({ database: database() })
    expect(await measure(0)).toBe(0)
  })
})

describe('relay on a Redis cluster', () => {
  let cluster: RedisCluster
  beforeAll(async () => {
    cluster = await startRedisCluster()
  })
  afterAll(() => cluster?.stop())

  whatEveryRelayDoes(async (parameters = {}) => {
    const relay = await openTestRelay({
      store: await openTestStore({ urls: cluster.urls, mailboxes: parameters.mailboxes }),
      ...parameters,
    })
    onTestFinished(() => relay.close())
    return relay
  })
})

/** On whatever mailboxes are kept in. */
function whatEveryRelayDoes(open: Open) {
  test('behavior: everybody who subscribed gets a message but its publisher', async () => {
    const relay = await open()
    const topic = randomTopic()
    const [publisher, one, two] = await connectAll(relay.url, 3)
    const ids = await Promise.all([publisher, one, two].map((client) => client.subscribe(topic)))
    expect(ids).toEqual([publisher, one, two].map(({ clientId }) => sha256(`${topic}${clientId}`)))
    const message = sealed()
    const beforeMs = Date.now()
    expect(await publisher.publish(topic, message, { tag: 1102 })).toBe(true)
    await Promise.all([one.receive(1), two.receive(1)])
    expect(one.received).toEqual([
      { topic, message, tag: 1102, publishedAt: expect.any(Number), subscription: ids[1] },
    ])
    expect(Math.abs((one.received[0]?.publishedAt ?? 0) - beforeMs)).toBeLessThan(5_000)
    await settle(publisher)
    expect(publisher.received).toEqual([])
    expect(relay.counted).toMatchObject({ kept: 1, delivered: 2, sockets: 3 })
  })

  test('behavior: who comes later gets what is kept, after the answer and until it is acknowledged', async () => {
    const relay = await open()
    const topic = randomTopic()
    const publisher = await connect(relay)
    const messages = Array.from({ length: 5 }, () => sealed())
    for (const message of messages) await publisher.publish(topic, message)

    const identity = createIdentity()
    const deaf = await connect({ ...relay, identity, acknowledges: false })
    const order: string[] = []
    deaf.socket.on('message', (data) => order.push(/"result"/.test(`${data}`) ? 'answer' : 'push'))
    await deaf.subscribe(topic)
    expect(await deaf.receive(5)).toEqual(messages)
    expect(order).toEqual(['answer', 'push', 'push', 'push', 'push', 'push'])
    await deaf.close()

    const again = await connect({ ...relay, identity })
    await again.subscribe(topic)
    expect(await again.receive(5)).toEqual(messages)
    await settle(again)
    await again.close()

    const last = await connect({ ...relay, identity })
    await last.subscribe(topic)
    await settle(last)
    expect(last.received).toEqual([])
    // What one client acknowledged the others still get.
    const other = await connect(relay)
    await other.call('irn_batchSubscribe', { topics: [randomTopic(), topic] })
    expect(await other.receive(5)).toEqual(messages)
  })

  test('behavior: a client cannot acknowledge for another', async () => {
    const relay = await open()
    const topic = randomTopic()
    const [publisher, thief] = await connectAll(relay.url, 2)
    const owner = createIdentity()
    const reading = await connect({ ...relay, identity: owner, acknowledges: false })
    await reading.subscribe(topic)
    await publisher.publish(topic, 'c2VhbGVk')
    await reading.receive(1)
    // It knows the numbers that deliveries have, and still it is another client.
    const nowId = Date.now() * 1_000
    for (let id = nowId - 100; id < nowId + 50; id++)
      thief.socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
    await settle(thief)
    await reading.close()
    const again = await connect({ ...relay, identity: owner })
    await again.subscribe(topic)
    expect(await again.receive(1)).toEqual(['c2VhbGVk'])
  })

  test('behavior: 1,000 messages, each sent twice and out of order, are delivered once', async () => {
    const relay = await open()
    const topic = randomTopic()
    const [one, two, reader] = await connectAll(relay.url, 3)
    await reader.subscribe(topic)
    const messages = Array.from({ length: 1_000 }, () => sealed(200))
    const twice = shuffledIn(
      5,
      messages.flatMap((message) => [message, message]),
    )
    const answers = await Promise.all(
      twice.map((message, n) => (n % 2 === 0 ? one : two).publish(topic, message)),
    )
    expect(new Set(answers)).toEqual(new Set([true]))
    await reader.receive(1_000)
    await settle(reader)
    expect([...new Set(reader.received.map(({ message }) => message))]).toHaveLength(1_000)
    expect(reader.received).toHaveLength(1_000)
    expect(relay.counted).toMatchObject({ kept: 1_000, known: 1_000, delivered: 1_000 })
  })

  test('behavior: a mailbox is read page by page, and reading acknowledges nothing', async () => {
    const relay = await open()
    const topics = [randomTopic(), randomTopic()] as const
    const [publisher, reader] = await connectAll(relay.url, 2)
    const messages = Array.from({ length: 450 }, () => sealed())
    await Promise.all(messages.map((message, n) => publisher.publish(topics[n % 2] ?? '', message)))
    const fetchAll = async () => {
      const pages: Page[] = []
      do pages.push((await reader.call('irn_batchFetchMessages', { topics })) as Page)
      while (pages.at(-1)?.hasMore)
      return pages
    }
    const pages = await fetchAll()
    expect(pages.map((page) => page.messages.length)).toEqual([200, 200, 50])
    const fetched = pages.flatMap((page) => page.messages.map(({ message }) => message))
    expect(fetched.toSorted()).toEqual(messages.toSorted())
    expect(await fetchAll()).toEqual(pages)
    const one = (await reader.call('irn_fetchMessages', { topic: topics[0] })) as Page
    expect(one.messages[0]).toEqual({
      topic: topics[0],
      message: expect.any(String),
      publishedAt: expect.any(Number),
      tag: 1108,
    })
    await reader.call('irn_batchSubscribe', { topics })
    await reader.receive(450)
    await settle(reader)
    expect(await fetchAll()).toEqual([{ messages: [], hasMore: false }])
    expect(await publisher.call('irn_fetchMessages', { topic: topics[0] })).toEqual({
      messages: [],
      hasMore: false,
    })
  })

  test('behavior: mailboxes that are read together go on where each of them was read to', async () => {
    const relay = await open()
    const topics = [randomTopic(), randomTopic()] as const
    const [publisher, reader] = await connectAll(relay.url, 2)
    const messages = Array.from({ length: 310 }, () => sealed())
    await Promise.all(
      messages.map((message, n) => publisher.publish(topics[n < 300 ? 0 : 1], message)),
    )
    const first = (await reader.call('irn_fetchMessages', { topic: topics[0] })) as Page
    expect(first.messages).toHaveLength(200)
    const rest = (await reader.call('irn_batchFetchMessages', { topics })) as Page
    expect(rest).toMatchObject({ hasMore: false })
    const fetched = [...first.messages, ...rest.messages].map(({ message }) => message)
    expect(fetched.toSorted()).toEqual(messages.toSorted())
  })

  test('behavior: the calls of newer wallets publish and subscribe by themselves', async () => {
    const relay = await open()
    const [pairingTopic, sessionTopic] = [randomTopic(), randomTopic()]
    const [dapp, wallet] = await connectAll(relay.url, 2)
    const proposed = { pairingTopic, sessionProposal: 'cHJvcG9zYWw=', ttl: 300, correlationId: 1 }
    expect(await dapp.call('wc_proposeSession', proposed)).toBe(true)
    await wallet.subscribe(pairingTopic)
    expect(await wallet.receive(1)).toEqual(['cHJvcG9zYWw='])
    expect(wallet.received[0]?.tag).toBe(1100)
    await dapp.subscribe(sessionTopic)
    const approved = await wallet.call('wc_approveSession', {
      pairingTopic,
      sessionTopic,
      sessionProposalResponse: 'cmVzcG9uc2U=',
      sessionSettlementRequest: 'c2V0dGxl',
      ttl: 300,
      correlationId: 2,
    })
    expect(approved).toBe(true)
    await dapp.receive(2)
    // Order is kept within a topic: one that is still being caught up with may come after another.
    const byTag = dapp.received.toSorted((one, other) => one.tag - other.tag)
    expect(byTag.map(({ topic, message, tag }) => [topic, message, tag])).toEqual([
      [pairingTopic, 'cmVzcG9uc2U=', 1101],
      [sessionTopic, 'c2V0dGxl', 1102],
    ])
    await dapp.publish(sessionTopic, 'YW5zd2Vy')
    expect(await wallet.receive(2)).toEqual(['cHJvcG9zYWw=', 'YW5zd2Vy'])
  })

  test('behavior: who unsubscribed gets nothing more, and all when subscribing again', async () => {
    const relay = await open()
    const topics = [randomTopic(), randomTopic()] as const
    const [publisher, reader] = await connectAll(relay.url, 2)
    const [first, second] = (await reader.call('irn_batchSubscribe', { topics })) as string[]
    expect(await reader.call('irn_unsubscribe', { topic: topics[0], id: first })).toBe(true)
    const subscriptions = [{ topic: topics[1], id: second }]
    expect(await reader.call('irn_batchUnsubscribe', { subscriptions })).toBe(true)
    for (const topic of topics) await publisher.publish(topic, 'bGF0ZXI=')
    await settle(reader)
    expect(reader.received).toEqual([])
    await reader.call('irn_batchSubscribe', { topics })
    expect(await reader.receive(2)).toHaveLength(2)
  })

  test('behavior: what was not acknowledged comes again with another subscription', async () => {
    const relay = await open()
    const topic = randomTopic()
    const [publisher] = await connectAll(relay.url, 1)
    const reader = await connect({ ...relay, acknowledges: false })
    await reader.subscribe(topic)
    await publisher.publish(topic, 'b25jZQ==')
    await reader.receive(1)
    await reader.subscribe(topic)
    expect(await reader.receive(2)).toEqual(['b25jZQ==', 'b25jZQ=='])
  })

  test('behavior: ids come back as they were sent', async () => {
    const relay = await open()
    const { socket } = await connect(relay)
    const ids = ['1737387645000123456', '"1737387645000123456"', '0', '-5', '"a\\u0022b"', '1e25']
    const answers: string[] = []
    socket.on('message', (data) => answers.push(`${data}`))
    for (const id of ids) {
      const params = JSON.stringify({ topic: randomTopic(), id: 3 })
      socket.send(
        `{"params":${params},"x":{"id":1e99},"id" : ${id},"jsonrpc":"2.0","method":"irn_subscribe"}`,
      )
    }
    await until(() => answers.length === ids.length)
    const written = answers.map((answer) => /^\{"id":(.*?),"jsonrpc"/.exec(answer)?.[1])
    expect(written).toEqual(ids.map((id) => (id.startsWith('"a') ? '"a\\"b"' : id)))
  })

  test('behavior: what is over makes room in its mailbox, and what is not stays', async () => {
    const relay = await open({ mailboxes: { maxMessages: 2, maxBytes: 2_048 } })
    const topic = randomTopic()
    const publisher = await connect(relay)
    const [short, long, next] = ['A', 'B', 'C'].map((letter) => letter.repeat(1_024))
    if (!short || !long || !next) throw new Error('There are three')
    await publisher.publish(topic, short, { ttl: 1 })
    await publisher.publish(topic, long)
    await wait(1_100)
    expect(await publisher.publish(topic, next)).toBe(true)
    await expect(publisher.publish(topic, 'DDDD')).rejects.toMatchObject({ code: -32005 })
    const reader = await connect(relay)
    await reader.subscribe(topic)
    expect(await reader.receive(2)).toEqual([long, next])
    await settle(reader)
    expect(reader.received).toHaveLength(2)
  })

  test('error: what is more than its bounds is refused with the reason', async () => {
    const relay = await open({
      bounds: { maxMessageBytes: 1_024 },
      mailboxes: { maxMessages: 3, maxBytes: 2_048 },
    })
    const client = await connect(relay)
    const fails = (method: string, params: unknown) =>
      client.call(method, params).then(
        () => 'no',
        (error) => `${error.code} ${error.message}`,
      )
    const publication = { topic: randomTopic(), message: 'AAAA', ttl: 300, tag: 1 }
    expect(await fails('irn_publish', { ...publication, message: 'A'.repeat(1_028) })).toBe(
      '-32602 A message may have 1024 bytes at most.',
    )
    for (const message of ['AAAA', 'BBBB', 'CCCC'])
      await client.call('irn_publish', { ...publication, message })
    const full = /^-32005 The mailbox of this topic is full/
    expect(await fails('irn_publish', { ...publication, message: 'DDDD' })).toMatch(full)
    expect(await client.call('irn_publish', { ...publication, message: 'AAAA' })).toBe(true)
    const topic = randomTopic()
    const long = (letter: string) => letter.repeat(1_024)
    for (const letter of ['A', 'B'])
      await client.call('irn_publish', { ...publication, topic, message: long(letter) })
    expect(await fails('irn_publish', { ...publication, topic })).toMatch(full)

    const many = (count: number) => Array.from({ length: count }, randomTopic)
    expect(await fails('irn_batchSubscribe', { topics: many(501) })).toMatch(
      /^-32602 params\.topics/,
    )
    for (let n = 0; n < 4; n++) await client.call('irn_batchSubscribe', { topics: many(500) })
    expect(await fails('irn_subscribe', { topic })).toMatch(
      /^-32005 A connection may subscribe to 2000/,
    )
    const crowd = await open({ bounds: { maxTopicsPerAddress: 700 } })
    const [one, two] = await connectAll(crowd.url, 2)
    const topics = many(400)
    await one.call('irn_batchSubscribe', { topics })
    // The same topics again are no more than they were.
    await one.call('irn_batchSubscribe', { topics })
    await expect(two.call('irn_batchSubscribe', { topics: many(301) })).rejects.toMatchObject({
      code: -32005,
      message: 'All connections of an address may subscribe to 700 topics at most.',
    })
    await two.call('irn_batchSubscribe', { topics: many(300) })
    await one.close()
    while (crowd.counted.sockets !== 1) await wait(10)
    await two.call('irn_batchSubscribe', { topics: many(400) })

    for (const [method, params, message] of [
      ['irn_nothing', {}, /^-32601/],
      ['constructor', {}, /^-32601/],
      ['irn_publish', null, /^-32602/],
      [
        'irn_publish',
        { ...publication, topic: publication.topic.toUpperCase() },
        /^-32602 .*topic/,
      ],
      ['irn_publish', { ...publication, message: "'; drop table" }, /^-32602 .*message/],
      ['irn_publish', { ...publication, ttl: 0 }, /^-32602 .*ttl/],
      ['irn_publish', { ...publication, ttl: 1e99 }, /^-32602 .*ttl/],
      ['irn_publish', { ...publication, tag: -1 }, /^-32602 .*tag/],
      ['irn_subscribe', { topic: '00' }, /^-32602 .*topic/],
    ] as const) {
      expect(await fails(method, params)).toMatch(message)
    }
  })

  // A PostgreSQL does so by itself, in its time.
}

interface Page {
  readonly messages: readonly { message: string }[]
  readonly hasMore: boolean
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function connectAll<const count extends 1 | 2 | 3>(url: string, count: count) {
  const clients = await Promise.all(Array.from({ length: count }, () => connect({ url })))
  return clients as { 1: [Client]; 2: [Client, Client]; 3: [Client, Client, Client] }[count]
}
type Client = RelayClient

/** Whatever was under way has arrived then: answers come in the order of what they wait for. */
async function settle(client: Client) {
  await client.call('irn_fetchMessages', { topic: randomTopic() })
  await wait(100)
}

async function until(isSo: () => boolean) {
  while (!isSo()) await wait(10)
}

/** As a careless network would: nothing is farther than `distance` from its place. */
function shuffledIn<item>(distance: number, items: readonly item[]): readonly item[] {
  return items
    .map((item, n) => ({ item, place: n + Math.random() * distance }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
