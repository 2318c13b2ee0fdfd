import { expect, test } from 'vitest'
import { evmNamespaces } from '../test/playWallet.ts'
import { openConnected } from '../test/setUpRemote.ts'
import {
  approveProposal,
  Envelope,
  isRequest,
  Key,
  openMessage,
  readProposal,
  rejectProposal,
} from './protocol.ts'
import * as JsonRpc from './sign/JsonRpc.ts'
import * as Records from './storage/Records.ts'

const uuid = (digit: number) => `3f2504e0-4f89-41d3-9a0c-0305e82c330${digit}`
const textId = (id: unknown) => id as never

test('behavior: messages with ids that are no numbers count once each, and are answered by the same id', async () => {
  const { provider, theirs, relays, records, platform } = await openConnected()
  const received: unknown[] = []
  provider.on('message', (value) => received.push(value))
  const event = { event: { name: 'message', data: 1 }, chainId: 'eip155:1' }
  for (const id of [uuid(1), uuid(1), uuid(2), '__proto__', 'a"\u2028\ud800'])
    await theirs.say('wc_sessionEvent', event, textId(id))
  await relays.settle()
  expect(received).toHaveLength(4)
  expect(theirs.answeredIds.slice(-4)).toEqual([uuid(1), uuid(2), '__proto__', 'a"\u2028\ud800'])
  // A page that is loaded later knows them, too.
  const kept = Records.read(JSON.parse(JSON.stringify(records.read())), platform.clock.now())
  expect(kept.sessions[0]?.received.ids).toEqual(records.read().sessions[0]?.received.ids)
})

test('behavior: changes with ids that are no numbers count as they arrive', async () => {
  const { theirs, relays, remote } = await openConnected()
  const chains = () => remote.client.sessions()[0]?.namespaces.eip155?.chains
  await theirs.say('wc_sessionUpdate', { namespaces: evmNamespaces([1, 8453]) }, textId(uuid(1)))
  await relays.settle()
  expect(chains()).toEqual(['eip155:1', 'eip155:8453'])
  await theirs.say('wc_sessionUpdate', { namespaces: evmNamespaces([1]) })
  await relays.settle()
  expect(chains()).toEqual(['eip155:1'])
  await theirs.say('wc_sessionUpdate', { namespaces: evmNamespaces([8453]) }, textId(uuid(2)))
  await relays.settle()
  expect(chains()).toEqual(['eip155:8453'])
})

test('behavior: many of them push no other message out, and are bounded themselves', async () => {
  const { theirs, relays, remote, provider } = await openConnected()
  const received: unknown[] = []
  provider.on('message', (value) => received.push(value))
  const event = { event: { name: 'message', data: 1 }, chainId: 'eip155:1' }
  await theirs.say('wc_sessionEvent', event, 7_000)
  for (let index = 0; index < 200; index++)
    await theirs.say('wc_sessionEvent', event, textId(`id-${index}`))
  await theirs.say('wc_sessionEvent', event, 7_000)
  await theirs.say('wc_sessionEvent', event, textId('id-199'))
  await relays.settle()
  expect(received).toHaveLength(201)
  expect(remote.client.sessions()[0]?.received.ids.length).toBeLessThanOrEqual(128)
})

test('behavior: an answer counts by its whole id alone', async () => {
  const { provider, theirs, relays, session } = await openConnected()
  theirs.onRequest = () => undefined
  let answer: unknown
  provider.request({ method: 'personal_sign' }).then((given) => {
    answer = given
  })
  await relays.settle()
  const [asked] = theirs.requests
  if (!asked) throw new Error('Nothing was asked')
  for (const id of [uuid(1), `${asked.id}0`, `0${asked.id}`, ` ${asked.id}`, `${asked.id}.0`, 'x'])
    await theirs.answer(asked, { id: textId(id), result: `0x${id}` })
  await relays.settle()
  expect(answer).toBe(undefined)
  await theirs.answer(asked, { id: textId(String(asked.id)), result: '0x1' })
  await relays.settle()
  expect([answer, session.topic.length]).toEqual(['0x1', 64])
})

test.each<[string, unknown]>([
  ['empty', ''],
  ['too long', 'a'.repeat(129)],
  ['a list', ['1']],
  ['an object', { toString: 'x' }],
  ['true', true],
  ['nothing', null],
  ['a fraction', 1.5],
  ['negative', -1],
  ['zero', 0],
  ['too large', 2 ** 53],
])('error: an id that is %s is none', (_what, id) => {
  const message = { id, jsonrpc: '2.0', method: 'wc_sessionPing', params: {} }
  expect(JsonRpc.parse(JSON.stringify(message))).toBe(null)
  expect(JsonRpc.parse(JSON.stringify({ id, jsonrpc: '2.0', result: true }))).toBe(null)
})

test('behavior: a wallet answers a proposal by its id as it was written', () => {
  const keys = Key.createPair()
  const symKey = Key.random()
  const link = { topic: Key.topicOf(symKey), symKey }
  const params = { proposer: { publicKey: keys.publicKey, metadata: {} } }
  const method = 'wc_sessionPropose'
  const text = JSON.stringify({ id: uuid(1), jsonrpc: '2.0', method, params })
  const payload = openMessage({ symKey, message: Envelope.seal({ symKey, text }) })
  const proposal = payload && readProposal(payload)
  if (!payload || !isRequest(payload) || !proposal) throw new Error('Nothing was proposed')
  const metadata = { name: 'Acorn', description: '', url: 'https://acorn.example', icons: [] }
  const namespaces = evmNamespaces()
  const approval = approveProposal({ link, proposal, namespaces, metadata, nowMs: Date.now() })
  for (const { message } of [approval.messages[0], rejectProposal({ link, proposal })])
    expect(JSON.parse(Envelope.open({ symKey, envelope: message }) ?? '').id).toBe(uuid(1))
})
