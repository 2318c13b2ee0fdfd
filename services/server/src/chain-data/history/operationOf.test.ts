import { expect, test } from 'vitest'
import { isSpam } from '../tokens/isSpam.ts'
import { operationOf } from './operationOf.ts'

const nobody = `0x${'0'.repeat(40)}`
const grave = '0x000000000000000000000000000000000000dead'
const other = `0x${'1'.repeat(40)}`
const deed = { isOwn: true, isCreation: false, hasApproved: false, transfers: [] }

test('behavior: a transaction is named by what moved', () => {
  const named = (transfers: Parameters<typeof operationOf>[0]['transfers']) =>
    operationOf({ ...deed, transfers })
  expect(named([{ direction: 'out', other }])).toBe('send')
  expect(named([{ direction: 'in', other }])).toBe('receive')
  expect(named([{ direction: 'in', other: nobody }])).toBe('mint')
  expect(named([{ direction: 'out', other: nobody }])).toBe('burn')
  expect(named([{ direction: 'out', other: grave }])).toBe('burn')
  expect(
    named([
      { direction: 'out', other },
      { direction: 'in', other },
    ]),
  ).toBe('trade')
  expect(named([{ direction: 'self', other }])).toBe('send')
  expect(named([])).toBe('execute')
})

test('behavior: without movement, what is left says it', () => {
  expect(operationOf({ ...deed, hasApproved: true })).toBe('approve')
  expect(operationOf({ ...deed, isCreation: true })).toBe('deploy')
  expect(operationOf({ ...deed, isOwn: false, isCreation: true })).toBe('execute')
})

test('behavior: bait is what came unasked and leads elsewhere', () => {
  const unasked = { isWanted: false, isKnown: false }
  for (const name of [
    'Visit evil.com',
    '$ 5000 USDC (claim at usdc-gift.top)',
    'https://x',
    'ｅｖｉｌ.ｃｏｍ',
    't.me/scam',
    'Airdrop voucher',
  ]) {
    expect(isSpam({ ...unasked, names: [name] }), name).toBe(true)
    expect(isSpam({ ...unasked, isWanted: true, names: [name] }), name).toBe(false)
    expect(isSpam({ ...unasked, isKnown: true, names: [name] }), name).toBe(false)
  }
  for (const name of ['USD Coin', 'Wrapped Ether', 'St. Petersburg', 'v1.5 Shares', '']) {
    expect(isSpam({ ...unasked, names: [name] }), name).toBe(false)
  }
})
