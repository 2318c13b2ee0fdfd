import { expect, test } from 'vitest'
import { isSpam } from '../tokens/isSpam.ts'
import { isDirectTransfer, operationOf } from './operationOf.ts'

const nobody = `0x${'0'.repeat(40)}`
const grave = '0x000000000000000000000000000000000000dead'
const other = `0x${'1'.repeat(40)}`
const deed = { isOwn: true, isCreation: false, isDirect: true, hasApproved: false, transfers: [] }

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

test('behavior: what another contract moved is no sending: nobody knows what came back', () => {
  const went = (direction: 'out' | 'in', other: string) => ({ direction, other })
  const called = { ...deed, isDirect: false }
  expect(operationOf({ ...called, transfers: [went('out', other)] })).toBe('execute')
  expect(operationOf({ ...called, transfers: [went('out', nobody)] })).toBe('execute')
  expect(operationOf({ ...called, transfers: [went('out', other), went('in', other)] })).toBe(
    'trade',
  )
})

test('behavior: sent is money without a call, and a token by the token itself', () => {
  const token = `0x${'2'.repeat(40)}`
  const direct = (recipient: string | null, selector: string, ...went: (string | null)[]) =>
    isDirectTransfer({ recipient, selector, went: went.map((token) => ({ token })) })
  expect(direct(other, '0x', null)).toBe(true)
  expect(direct(token, '0xa9059cbb', token)).toBe(true)
  expect(direct(other, '0x38ed1739', token)).toBe(false)
  expect(direct(other, '0xd0e30db0', null)).toBe(false)
  expect(direct(token, '0xa9059cbb', token, other)).toBe(false)
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
