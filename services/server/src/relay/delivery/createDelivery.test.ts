import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import type { KeptMessage } from '../mailboxes/Mailboxes.ts'
import { createClientConnection } from '../sockets/ClientConnection.ts'
import { createDelivery } from './createDelivery.ts'

const topic = 'a'.repeat(64)
const publisher = 'another client'

test('behavior: nothing overtakes what a client still misses', async () => {
  const { delivery, connection, keep, received, gates } = open()
  keep('settlement')
  delivery.subscribe(connection, topic)
  delivery.catchUp(connection, topic)
  await until(() => gates.length === 1)
  // Kept after the mailbox was looked into.
  gates[0]?.read()
  delivery.deliver({ ...keep('event'), publisher })
  await settle()
  expect(received).toEqual([])
  gates[0]?.answer()
  await until(() => gates.length === 2)
  expect(received).toEqual(['settlement'])
  // And one that comes while the event is looked for.
  gates[1]?.read()
  delivery.deliver({ ...keep('update'), publisher })
  gates[1]?.answer()
  await until(() => gates.length === 3)
  gates[2]?.read()
  gates[2]?.answer()
  await until(() => received.length === 3)
  await settle()
  delivery.deliver({ ...keep('ping'), publisher })
  expect(received).toEqual(['settlement', 'event', 'update', 'ping'])
  expect(gates).toHaveLength(3)
})

test('behavior: what is looked for on one topic holds up no other', async () => {
  const { delivery, connection, keep, received, gates } = open()
  const other = 'b'.repeat(64)
  delivery.subscribe(connection, topic)
  delivery.subscribe(connection, other)
  delivery.catchUp(connection, topic)
  await until(() => gates.length === 1)
  delivery.deliver({ ...keep('at once'), topic: other, publisher })
  expect(received).toEqual(['at once'])
})

test('behavior: what comes while an older message waits for the socket comes after it', async () => {
  const { delivery, connection, socket, keep, received, gates } = open()
  delivery.subscribe(connection, topic)
  socket.bufferedAmount = 1024 ** 2
  delivery.deliver({ ...keep('first'), publisher })
  socket.bufferedAmount = 0
  delivery.deliver({ ...keep('second'), publisher })
  expect(received).toEqual([])
  connection.stalled.clear()
  delivery.catchUp(connection, topic)
  await until(() => gates.length === 1)
  gates[0]?.read()
  gates[0]?.answer()
  await until(() => received.length === 2)
  expect(received).toEqual(['first', 'second'])
})

test('behavior: who wants thousands of topics holds up nobody who wants one', async () => {
  const looks: (readonly string[])[] = []
  const turns: number[] = []
  let turn = 0
  const count = () => {
    turn += 1
    if (looks.flat().length < 1_001) setImmediate(count)
  }
  setImmediate(count)
  const delivery = createDelivery({
    mailboxes: {
      // As a database in this process does: without a turn of the event loop.
      findWaiting: async ({ wants }) => {
        looks.push(wants.map(({ topic }) => topic))
        turns.push(turn)
        return []
      },
      read: async () => [],
    },
    onDelivered() {},
    onFailure() {},
  })
  const greedy = createTestConnection({ clientId: 'did:key:greedy' }).connection
  const modest = createTestConnection({ clientId: 'did:key:modest' }).connection
  for (let n = 0; n < 1_000; n++) {
    delivery.subscribe(greedy, `${n}`)
    delivery.catchUp(greedy, `${n}`)
  }
  delivery.subscribe(modest, topic)
  delivery.catchUp(modest, topic)
  await until(() => looks.flat().length === 1_001)
  expect(looks[0]).toContain(topic)
  expect(looks[0]).toHaveLength(200)
  expect(new Set(looks.flat()).size).toBe(1_001)
  // Others had their turn between two looks.
  expect(new Set(turns).size).toBe(turns.length)
})

test('behavior: topics are counted by network, once for each client and until it leaves', () => {
  const { delivery } = open()
  const [one, two] = ['a', 'b'].map((clientId) => createTestConnection({ clientId }).connection)
  const other = createTestConnection({ network: '203.0.113.2' }).connection
  if (!one || !two) throw new Error('There are two')
  const ids = [delivery.subscribe(one, topic), delivery.subscribe(one, topic)]
  expect(ids[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(ids[1]).toBe(ids[0])
  delivery.subscribe(two, topic)
  delivery.subscribe(two, 'another')
  delivery.subscribe(other, topic)
  expect(delivery.countTopics(one.network)).toBe(3)
  delivery.unsubscribe(one, 'never')
  delivery.unsubscribe(one, topic)
  delivery.unsubscribe(one, topic)
  expect(delivery.countTopics(one.network)).toBe(2)
  delivery.leave(two)
  expect(delivery.countTopics(one.network)).toBe(0)
  expect(delivery.countTopics(other.network)).toBe(1)
})

/** A connection with nothing, and mailboxes that are looked into and answer when a test says so. */
function open() {
  const kept: KeptMessage[] = []
  const gates: { read(): void; answer(): void }[] = []
  const { connection, socket, received } = createTestConnection()
  const delivery = createDelivery({
    mailboxes: {
      findWaiting: ({ wants }) =>
        new Promise((resolve) => {
          let found: KeptMessage[] = []
          gates.push({
            read() {
              found = kept.filter((message) => wants.some((want) => want.topic === message.topic))
            },
            answer: () =>
              resolve(
                found.map(({ id }) => ({ id, topic, reader: connection.reader, bytes: 100 })),
              ),
          })
        }),
      read: async (keys) => kept.filter(({ id }) => keys.some((key) => key.id === id)),
    },
    onDelivered() {},
    onFailure() {},
  })
  return {
    delivery,
    connection,
    socket,
    received,
    gates,
    /** Puts a message into the mailbox. */
    keep(message: string): KeptMessage {
      const id = kept.length + 1
      const added = { id, topic, message, tag: 1110, publishedAtMs: 0 }
      kept.push(added)
      return added
    },
  }
}

function createTestConnection({ clientId = 'did:key:z6Mk', network = '203.0.113.1' } = {}) {
  const received: string[] = []
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send: (text: string) => void received.push(JSON.parse(text).params.data.message),
  }
  const connection = createClientConnection({
    clientId,
    network,
    socket: socket as unknown as WebSocket,
    onDrained() {},
    onSlow() {},
  })
  return { connection, socket, received }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

async function until(isTrue: () => boolean) {
  for (let turns = 0; !isTrue(); turns++) {
    if (turns > 1_000) throw new Error('It did not come about')
    await new Promise((resolve) => setImmediate(resolve))
  }
}
