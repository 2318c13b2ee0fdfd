import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { frameOf } from '../../../test/frameOf.ts'
import { createPartialMessages } from './createPartialMessages.ts'

const text = 1

function open() {
  const partialMessages = createPartialMessages({
    maxTurns: 20,
    maxBytes: 3_000,
    maxBytesPerNetwork: 2_000,
  })
  const cut: string[] = []
  return {
    cut,
    pass(turns: number) {
      for (let turn = 0; turn < turns; turn++) partialMessages.turn()
    },
    connect(name: string, network = '203.0.113.1') {
      const socket = new PassThrough()
      partialMessages.watch({
        socket,
        network,
        cut() {
          cut.push(name)
          socket.destroy()
        },
      })
      return {
        send: (bytes: Buffer) => void socket.emit('data', bytes),
        close: () => void socket.emit('close'),
      }
    },
  }
}
const whole = frameOf({ opcode: text, payload: 744 })
const half = whole.subarray(0, 244)

test('error: a message that has not ended after a while ends its connection', () => {
  const { connect, pass, cut } = open()
  const [slow, steady, chatty] = [connect('slow'), connect('steady'), connect('chatty')]
  slow.send(half)
  steady.send(half)
  pass(15)
  slow.send(Buffer.alloc(1))
  // Another one has begun with the end of the first.
  steady.send(Buffer.concat([whole.subarray(244), half]))
  pass(5)
  expect(cut).toEqual([])
  pass(1)
  expect(cut).toEqual(['slow'])
  steady.send(whole.subarray(244))
  for (let n = 0; n < 100; n++) {
    chatty.send(frameOf({ opcode: 9, payload: 4 }))
    pass(1)
  }
  expect(cut).toEqual(['slow'])
})

test('error: where too much has begun, the first goes, of its own network before of others', () => {
  const { connect, cut } = open()
  const other = '203.0.113.2'
  connect('other', other).send(half)
  // 500 bytes each, with what they cost.
  const clients = ['1', '2', '3', '4', '5'].map((name) => connect(name))
  for (const client of clients) client.send(half)
  expect(cut).toEqual(['1'])
  clients[1]?.send(whole.subarray(244))
  connect('6').send(half)
  expect(cut).toEqual(['1'])
  clients[2]?.close()
  connect('7').send(half)
  expect(cut).toEqual(['1'])
  // And of all together.
  for (const name of ['a', 'b', 'c']) connect(name, other).send(half)
  expect(cut).toEqual(['1', 'other', '4'])
})
