import { createFakePlatform, createFakeStorage } from '@foyer/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endurance } from '../../../../scripts/endurance.ts'
import { createSharedStorage } from '../../test/sharedStorage.ts'
import * as Envelope from '../crypto/Envelope.ts'
import { createRecordStore } from './createRecordStore.ts'
import * as Records from './Records.ts'

const key = '@foyer/walletconnect'
const hex = (sign: string) => sign.repeat(64)

const session = (nowMs: number, changes: object = {}): Records.SessionRecord => ({
  topic: hex('a'),
  symKey: hex('b'),
  peer: { publicKey: hex('c'), name: 'Acorn', url: 'https://acorn.example', iconUrl: null },
  namespaces: {
    eip155: {
      chains: ['eip155:1'],
      accounts: ['eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
      methods: ['personal_sign'],
      events: [],
    },
  },
  settledAtMs: nowMs,
  expiresAtMs: nowMs + 1_000,
  link: null,
  chains: {},
  accounts: {},
  details: [],
  received: Records.receivedNothing,
  ...changes,
})

function open(text?: string) {
  const storage = createFakeStorage(text === undefined ? {} : { [key]: text })
  const platform = createFakePlatform({ storage })
  return { platform, storage, store: createRecordStore({ platform, key }) }
}

test('behavior: what is kept is there after a reload, as it was', () => {
  const { platform, store } = open()
  const kept = session(platform.clock.now())
  store.change((records) => ({ ...records, identity: hex('d'), sessions: [kept] }))
  const again = createRecordStore({ platform, key })
  expect(again.read()).toEqual({ ...Records.empty, identity: hex('d'), sessions: [kept] })
  expect(again.read()).toBe(again.read())
})

test('behavior: a session that is over is not read any more, and gone with the next change', async () => {
  const { platform, store, storage } = open()
  store.change((records) => ({ ...records, sessions: [session(platform.clock.now())] }))
  await platform.clock.advance(1_001)
  expect(store.read().sessions).toEqual([])
  store.change((records) => ({ ...records, identity: hex('d') }))
  expect(storage.kept.get(key)).not.toContain('Acorn')
})

test('behavior: broken parts are left out, and the rest stays', () => {
  const nowMs = createFakePlatform().clock.now()
  const good = session(nowMs)
  const sessions = [
    good,
    session(nowMs, { topic: 'short' }),
    session(nowMs, { peer: null }),
    session(nowMs, { namespaces: { eip155: { accounts: ['0x1'] } } }),
    session(nowMs, { expiresAtMs: nowMs + 400 * 86_400_000 }),
    session(nowMs, { expiresAtMs: '1' }),
    null,
    7,
  ]
  const { store } = open(JSON.stringify({ version: 1, identity: 5, sessions, pairings: {} }))
  expect(store.read()).toEqual({ ...Records.empty, sessions: [good] })
})

test('behavior: a newer version is neither read nor overwritten; this page remembers for itself', () => {
  const text = JSON.stringify({ version: 2, sessions: 'elsewhere' })
  const { store, storage, platform } = open(text)
  expect(store.read()).toEqual(Records.empty)
  const kept = session(platform.clock.now())
  store.change((records) => ({ ...records, sessions: [kept] }))
  expect(store.read().sessions).toEqual([kept])
  expect([storage.kept.get(key), storage.writes]).toEqual([text, []])
})

const sealKey = hex('7')

test('behavior: nothing of a sealed record can be read without its key', () => {
  const { platform, storage } = open()
  const store = createRecordStore({ platform, key, sealKey })
  const kept = session(platform.clock.now())
  store.change((records) => ({ ...records, identity: hex('d'), sessions: [kept] }))
  const text = storage.kept.get(key) ?? ''
  for (const part of [hex('a'), hex('b'), hex('d'), 'Acorn', 'acorn.example'])
    expect(text).not.toContain(part)
  expect(createRecordStore({ platform, key, sealKey }).read().sessions).toEqual([kept])
})

test('error: a plain record is nothing where there is a key, so that nobody strips the seal', () => {
  const { platform, storage, store } = open()
  store.change((records) => ({ ...records, sessions: [session(platform.clock.now())] }))
  const sealing = createRecordStore({ platform, key, sealKey })
  expect(sealing.read()).toEqual(Records.empty)
  sealing.change((records) => ({ ...records, identity: hex('d') }))
  expect(storage.kept.get(key)).not.toContain('Acorn')
  expect(sealing.read()).toEqual({ ...Records.empty, identity: hex('d') })
})

test('behavior: a record whose key is gone counts as none, and the next change replaces it', () => {
  const { platform } = open()
  const before = createRecordStore({ platform, key, sealKey })
  before.change((records) => ({ ...records, sessions: [session(platform.clock.now())] }))
  const after = createRecordStore({ platform, key, sealKey: hex('8') })
  expect(after.read()).toEqual(Records.empty)
  after.change((records) => ({ ...records, identity: hex('d') }))
  const again = createRecordStore({ platform, key, sealKey: hex('8') })
  expect(again.read()).toEqual({ ...Records.empty, identity: hex('d') })
})

test('behavior: a page without a key leaves a sealed record alone and remembers for itself', () => {
  const { platform, storage } = open()
  const sealing = createRecordStore({ platform, key, sealKey })
  const kept = session(platform.clock.now())
  sealing.change((records) => ({ ...records, sessions: [kept] }))
  const text = storage.kept.get(key)
  const keyless = createRecordStore({ platform, key })
  expect(keyless.read()).toEqual(Records.empty)
  keyless.change((records) => ({ ...records, identity: hex('d') }))
  expect([keyless.read().identity, storage.kept.get(key)]).toEqual([hex('d'), text])
  expect(sealing.read().sessions).toEqual([kept])
})

test('property: whatever is under the seal, or in its place, is survived', () => {
  const under = fc.oneof(fc.json(), fc.string({ unit: 'binary', maxLength: 64 }))
  const sealed = fc.oneof(
    under.map((text) => Envelope.seal({ symKey: sealKey, text })),
    under.map((text) => Envelope.seal({ symKey: sealKey, text }).slice(0, -4)),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(sealed, (sealed) => {
      const { platform } = open(JSON.stringify({ version: 1, sealed }))
      const store = createRecordStore({ platform, key, sealKey })
      expect(store.read()).toEqual(Records.empty)
      store.change((records) => ({ ...records, sessions: [session(platform.clock.now())] }))
      expect(createRecordStore({ platform, key, sealKey }).read().sessions).toHaveLength(1)
    }),
    { numRuns: endurance({ few: 40, all: 1_000 }) },
  )
})

test('behavior: there is an end to what is kept', () => {
  const { store, platform } = open()
  for (let index = 0; index < 50; index++)
    store.change((records) => ({
      ...records,
      sessions: [
        ...records.sessions,
        session(platform.clock.now(), { topic: index.toString(16).padStart(64, '0') }),
      ],
    }))
  expect(store.read().sessions).toHaveLength(8)
  let received = Records.receivedNothing
  for (let id = 1; id <= 1_000; id++) received = Records.receive(received, id)
  expect([received.ids.length, received.floor]).toEqual([64, 936])
  expect([Records.wasReceived(received, 500), Records.wasReceived(received, 1_001)]).toEqual([
    true,
    false,
  ])
})

test('property: any stored text is survived, and a newer one left alone', () => {
  const almost = fc
    .record(
      {
        version: fc.oneof(fc.constant(1), fc.integer(), fc.jsonValue()),
        identity: fc.oneof(fc.constant(hex('1')), fc.jsonValue()),
        sessions: fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()),
        pairings: fc.array(
          fc.record(
            {
              topic: fc.constant(hex('2')),
              symKey: fc.constant(hex('3')),
              answers: fc.jsonValue(),
            },
            { requiredKeys: [] },
          ),
        ),
        outgoing: fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()),
        __proto__: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value))
  const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 64 }), fc.json(), almost)
  const count = endurance({ few: 600, all: 10_000 })
  let newer = 0
  fc.assert(
    fc.property(texts, (text) => {
      const { store, storage, platform } = open(text)
      const before = store.read()
      expect(before.pairings.length + before.sessions.length).toBeLessThanOrEqual(16)
      store.change((records) => ({ ...records, sessions: [session(platform.clock.now())] }))
      expect(store.read().sessions).toHaveLength(1)
      if (isNewer(text)) {
        newer++
        expect([storage.kept.get(key), storage.writes]).toEqual([text, []])
      } else expect(createRecordStore({ platform, key }).read().sessions).toHaveLength(1)
    }),
    { numRuns: count },
  )
  expect(newer).toBeGreaterThan(count / 100)
})

test('property: changes of several tabs are all there, however they fall', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 8 }), (turns) => {
      const shared = createSharedStorage()
      const platform = createFakePlatform()
      const tabs = Array.from({ length: 5 }, () =>
        createRecordStore({ platform: { ...platform, storage: shared.tab() }, key }),
      )
      turns.forEach((tab, index) => {
        const topic = index.toString(16).padStart(64, '0')
        tabs[tab]?.change((records) => ({
          ...records,
          sessions: [...records.sessions, session(platform.clock.now(), { topic })],
        }))
      })
      for (const tab of tabs) expect(tab.read().sessions).toHaveLength(turns.length)
    }),
    { numRuns: endurance({ few: 50, all: 200 }) },
  )
})

function isNewer(text: string): boolean {
  try {
    const { version } = JSON.parse(text) ?? {}
    return typeof version === 'number' && version > 1
  } catch {
    return false
  }
}
