import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const stack = { parts: [{ name: 'server', url: 'http://127.0.0.1:5110' }], accounts: [] }
const read = (url: string, parts = stack.parts) => readSettings(new URL(url), { ...stack, parts })

test("behavior: the relay is the server's, unless the address names another on this machine", () => {
  expect(read('http://127.0.0.1:5130/').relayUrl).toBe('ws://127.0.0.1:5110/relay')
  const other = encodeURIComponent('ws://127.0.0.1:9000/relay')
  expect(read(`http://127.0.0.1:5130/?relay=${other}`).relayUrl).toBe('ws://127.0.0.1:9000/relay')
  expect(read('http://127.0.0.1:5130/', []).relayUrl).toBeNull()
})

test.each(['wss://relay.example', 'http://127.0.0.1:1', 'ws://127.0.0.1.example', 'x', ''])(
  'error: %j is no relay to talk to',
  (relay) => {
    const { relayUrl } = read(`http://127.0.0.1:5130/?relay=${encodeURIComponent(relay)}`)
    expect(relayUrl).toBe('ws://127.0.0.1:5110/relay')
  },
)

test('behavior: nobody is asked with ?auto=, on this machine only', () => {
  expect(read('http://127.0.0.1:5130/?auto=approve').answer).toBe('approve')
  expect(read('http://localhost:5130/?auto=reject').answer).toBe('reject')
  expect(read('http://127.0.0.1:5130/?auto=always').answer).toBe('ask')
  expect(read('https://wallet.example/?auto=approve').answer).toBe('ask')
})

test('behavior: a link is used once, and what else the address says stays', () => {
  const uri = 'wc:0123@2?relay-protocol=irn&symKey=ab'
  expect(
    read(`http://127.0.0.1:5130/wc?uri=${encodeURIComponent(uri)}&auto=approve`),
  ).toMatchObject({ link: uri, lastingUrl: 'http://127.0.0.1:5130/?auto=approve' })
  expect(read('http://127.0.0.1:5130/?uri=wc:1').link).toBeNull()
  expect(read('http://127.0.0.1:5130/wc?requestId=1').link).toBeNull()
})
