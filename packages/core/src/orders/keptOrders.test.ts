import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKeptOrders, type KeptOrder } from './keptOrders.ts'

const digest = 'ab'.repeat(32)
const order = { kind: 'send', hash: '0xabc', chainId: 'eip155:1', digest }

function createKept(text: string | null = null, nowMs = 1_000) {
  let stored = text
  const storage = {
    get: () => stored,
    set: (_: string, value: string) => {
      stored = value
    },
    remove: () => {
      stored = null
    },
    watch: () => () => {},
  }
  return {
    kept: createKeptOrders({ storage, key: 'sent', now: () => nowMs }),
    stored: () => stored,
  }
}

const hashesOf = (orders: readonly KeptOrder[]) => orders.map(({ hash }) => hash)

test('default: hash, chain, time and digest are all that is written', () => {
  const { kept, stored } = createKept()
  kept.keep(order)
  expect(JSON.parse(stored() ?? '')).toEqual({
    version: 3,
    orders: [{ ...order, sentAtMs: 1_000 }],
  })
  expect(kept.read({ kind: 'send', chainId: 'eip155:1' })).toEqual([{ ...order, sentAtMs: 1_000 }])
  expect(kept.read({ kind: 'send', chainId: 'eip155:10' })).toEqual([])
  expect(kept.read({ kind: 'approve', chainId: 'eip155:1' })).toEqual([])
  kept.forget(({ hash }) => hash === '0xabc')
  expect(stored()).toBeNull()
})

test('behavior: what another tab kept meanwhile stays', () => {
  const one = createKept()
  one.kept.keep({ ...order, hash: '0xone' })
  const other = createKept(one.stored())
  other.kept.keep({ ...order, hash: '0xtwo' })
  expect(createKept(other.stored()).kept.read({ kind: 'send', chainId: 'eip155:1' })).toHaveLength(
    2,
  )
})

test('behavior: of many the newest twenty are kept', () => {
  const { kept } = createKept()
  for (let n = 0; n < 30; n++) kept.keep({ ...order, hash: `0x${n}` })
  const hashes = hashesOf(kept.read({ kind: 'send', chainId: 'eip155:1' }))
  expect([hashes.length, hashes[0], hashes.at(-1)]).toEqual([20, '0x10', '0x29'])
})

test('error: what is no order, too old, or of an earlier version is left out', () => {
  const { kept, stored } = createKept()
  kept.keep(order)
  const text = stored() ?? ''
  const read = (from: string, to: string) =>
    createKept(text.replace(from, to)).kept.read({ kind: 'send', chainId: 'eip155:1' })
  for (const [from, to] of [
    ['"version":3', '"version":1'],
    ['"version":3', '"version":2'],
    ['"kind":"send"', '"kind":"<b>"'],
    ['"hash":"0xabc"', '"hash":"<b>"'],
    ['"chainId":"eip155:1"', '"chainId":"eip155"'],
    [`"digest":"${digest}"`, '"digest":"none"'],
    ['"sentAtMs":1000', '"sentAtMs":"1000"'],
    ['"sentAtMs":1000', '"sentAtMs":-86400001'],
    ['"sentAtMs":1000', '"sentAtMs":2000'],
  ] as const)
    expect(read(from, to), to).toEqual([])
  expect(
    createKept(text + ' '.repeat(20_000)).kept.read({ kind: 'send', chainId: 'eip155:1' }),
  ).toEqual([])
})

test('property: whatever stands in storage, reading never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.jsonValue(), (text, value) => {
      createKept(text).kept.read({ kind: 'send', chainId: 'eip155:1' })
      const given = JSON.stringify({ version: 3, orders: [value, { ...order, digest: value }] })
      createKept(given).kept.read({ kind: 'send', chainId: 'eip155:1' })
    }),
  )
})
