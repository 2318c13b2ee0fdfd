import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { createDelivery } from './createDelivery.ts'
import { createGuest } from './Guest.ts'
import type { KeptMessage } from './Mailboxes.ts'

const topic = 'a'.repeat(64)
const publisher = 'somebody else'

test('behavior: nothing overtakes what a guest still misses', async () => {
  const { delivery, guest, keep, heard, gates } = open()
  keep('settlement')
  delivery.subscribe(guest, topic)
  delivery.catchUp(guest, topic)
  await until(() => gates.length === 1)
  // Kept after the mailbox was looked into.
  gates[0]?.read()
  delivery.deliver({ ...keep('event'), publisher })
  await settle()
  expect(heard).toEqual([])
  gates[0]?.answer()
  await until(() => gates.length === 2)
  expect(heard).toEqual(['settlement'])
  // And one that comes while the event is looked for.
  gates[1]?.read()
  delivery.deliver({ ...keep('update'), publisher })
  gates[1]?.answer()
  await until(() => gates.length === 3)
  gates[2]?.read()
  gates[2]?.answer()
  await until(() => heard.length === 3)
  await settle()
  delivery.deliver({ ...keep('ping'), publisher })
  expect(heard).toEqual(['settlement', 'event', 'update', 'ping'])
  expect(gates).toHaveLength(3)
})

test('behavior: what is looked for on one topic holds up no other', async () => {
  const { delivery, guest, keep, heard, gates } = open()
  const other = 'b'.repeat(64)
  delivery.subscribe(guest, topic)
  delivery.subscribe(guest, other)
  delivery.catchUp(guest, topic)
  await until(() => gates.length === 1)
  delivery.deliver({ ...keep('at once'), topic: other, publisher })
  expect(heard).toEqual(['at once'])
})

test('behavior: what comes while an older message waits for the socket comes after it', async () => {
  const { delivery, guest, socket, keep, heard, gates } = open()
  delivery.subscribe(guest, topic)
  socket.bufferedAmount = 1024 ** 2
  delivery.deliver({ ...keep('first'), publisher })
  socket.bufferedAmount = 0
  delivery.deliver({ ...keep('second'), publisher })
  expect(heard).toEqual([])
  guest.stalled.clear()
  delivery.catchUp(guest, topic)
  await until(() => gates.length === 1)
  gates[0]?.read()
  gates[0]?.answer()
  await until(() => heard.length === 2)
  expect(heard).toEqual(['first', 'second'])
})

/** A guest with nothing, and mailboxes that are looked into and answer when a test says so. */
function open() {
  const kept: KeptMessage[] = []
  const gates: { read(): void; answer(): void }[] = []
  const heard: string[] = []
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send: (text: string) => void heard.push(JSON.parse(text).params.data.message),
  }
  const guest = createGuest({
    clientId: 'did:key:z6Mk',
    socket: socket as unknown as WebSocket,
    onDrained() {},
    onSlow() {},
  })
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
              resolve(found.map(({ id }) => ({ id, topic, reader: guest.reader, bytes: 100 }))),
          })
        }),
      read: async (ids) => kept.filter(({ id }) => ids.includes(id)),
    },
    onDelivered() {},
    onFailure() {},
  })
  return {
    delivery,
    guest,
    socket,
    heard,
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

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

async function until(isTrue: () => boolean) {
  for (let turns = 0; !isTrue(); turns++) {
    if (turns > 1_000) throw new Error('It did not come about')
    await new Promise((resolve) => setImmediate(resolve))
  }
}
