import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mainnet } from '../../networks.ts'
import { from } from '../../primitives/Network.ts'
import { createKeptTransfers } from './keptTransfers.ts'
import type { KeptTransfer } from './SentTransfer.ts'

const network = from(mainnet)
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

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
    kept: createKeptTransfers({ storage, key: 'sent', now: () => nowMs }),
    stored: () => stored,
  }
}

const transfer = (changes: Partial<KeptTransfer> = {}): KeptTransfer => ({
  ...{ hash: '0xabc', sentAtMs: 500, namespace: 'eip155', network, from: account },
  amountAtomic: 2n ** 255n,
  asset: {
    ...{ asset: { kind: 'native' }, atomic: 0n, decimals: 18, name: 'Ether', symbol: 'ETH' },
    ...{ priceUsd: null, iconUrl: null },
  },
  recipient: { address: account, name: 'maren.eth', avatar: null },
  ...changes,
})

test('behavior: coins, tokens and collectibles come back as they were, to the unit', () => {
  const { asset } = transfer()
  const all = [
    transfer(),
    transfer({
      hash: '0xt',
      asset: { ...asset, asset: { kind: 'token', address: account, decimals: asset.decimals } },
    }),
    transfer({
      hash: '0xc',
      asset: {
        ...asset,
        asset: { kind: 'collectible', contract: account, tokenId: 2n ** 200n, standard: 'ERC721' },
      },
    }),
  ]
  const { kept } = createKept()
  for (const one of all) kept.keep(one)
  expect(kept.read([network])).toEqual(all)
  kept.forget(({ hash }) => hash === '0xt')
  expect(kept.read([network]).map(({ hash }) => hash)).toEqual(['0xabc', '0xc'])
})

test('behavior: what another tab kept meanwhile stays', () => {
  const one = createKept()
  one.kept.keep(transfer({ hash: '0xone' }))
  const other = createKept(one.stored())
  other.kept.keep(transfer({ hash: '0xtwo' }))
  expect(createKept(other.stored()).kept.read([network])).toHaveLength(2)
})

test('behavior: of many the newest twenty are kept', () => {
  const { kept } = createKept()
  for (let n = 0; n < 30; n++) kept.keep(transfer({ hash: `0x${n}` }))
  const hashes = kept.read([network]).map(({ hash }) => hash)
  expect([hashes.length, hashes[0], hashes.at(-1)]).toEqual([20, '0x10', '0x29'])
})

test('error: names are cleaned, and what is no transfer is left out', () => {
  const { kept, stored } = createKept()
  kept.keep(transfer())
  const text = stored() ?? ''
  const read = (from: string, to: string) => createKept(text.replace(from, to)).kept.read([network])
  expect(read('Ether', 'Eth\u202Eer')[0]?.asset.name).toBe('Ether')
  expect(read('maren.eth', 'm'.repeat(1_000))[0]?.recipient.name?.length).toBeLessThan(80)
  for (const [from, to] of [
    ['"version":1', '"version":2'],
    ['"decimals":18', '"decimals":256'],
    ['"decimals":18', '"decimals":1.5'],
    [`"from":"${account}"`, '"from":"<b>"'],
    [`"amount":"${2n ** 255n}"`, '"amount":"-1"'],
    ['"asset":["native"]', '"asset":[]'],
    ['"asset":["native"]', '"asset":["a","b","c"]'],
    ['"namespace":"eip155"', '"namespace":"solana"'],
  ] as const)
    expect(read(from, to), to).toEqual([])
  expect(createKept(text + ' '.repeat(50_000)).kept.read([network])).toEqual([])
})

test('property: whatever stands in storage, reading never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.jsonValue(), (text, value) => {
      createKept(text).kept.read([network])
      const given = JSON.stringify({
        version: 1,
        transfers: [value, { ...transfer, asset: value }],
      })
      expect(createKept(given).kept.read([network])).toEqual([])
    }),
  )
})
