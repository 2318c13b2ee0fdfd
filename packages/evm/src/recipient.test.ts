import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { toChecksum } from './checksum.ts'
import { paymentLink, readRecipient } from './recipient.ts'

const address = getAddress('0xd8da6bf26964af9d7eed9e03e53415d37aa96045')
const token = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')
const read = (text: string) => readRecipient(text, toChecksum)
const payment = (changes: object) => ({
  ...{ kind: 'payment', caipNetworkId: null, address, tokenAddress: null, amountAtomic: null },
  ...changes,
})

test.each([
  address,
  address.toLowerCase(),
  `0x${address.slice(2).toUpperCase()}`,
  address.slice(2).toLowerCase(),
  ` ${address} `,
  `0x ${address.slice(2).match(/.{4}/g)?.join(' ')}`,
])('behavior: %s is an address', (text) => {
  expect(read(text)).toEqual({ kind: 'address', address })
})

test('behavior: names are told from everything else, in lower case', () => {
  expect(read('Vitalik.eth')).toEqual({ kind: 'name', name: 'vitalik.eth' })
  // Whether a name may have such letters says who looks it up, by ENSIP-15.
  expect(read('vitаlik.eth')).toEqual({ kind: 'name', name: 'vitаlik.eth' })
  expect(read('a-b.sub.foyer.id')).toEqual({ kind: 'name', name: 'a-b.sub.foyer.id' })
})

test.each([
  ['checksum', address.replace('d8', 'D8')],
  ['checksum', `ethereum:${address.replace('d8', 'D8')}`],
  ...[
    '',
    '0x12',
    `${address}0`,
    'nobody',
    '-a.eth',
    'a-.eth',
    'a..eth',
    `${'a'.repeat(300)}.eth`,
  ].map((text) => ['invalid', text]),
  ['invalid', 'x'.repeat(2_000)],
  ['invalid', `ethereum:${address}@1?value=1&value=2`],
  ['invalid', `ethereum:${address}?value=1.5`],
  ['invalid', `ethereum:${address}?value=${2n ** 256n}`],
  ['invalid', `ethereum:${token}/transfer?uint256=1`],
  ['required', `ethereum:${address}?req-memo=1`],
  ['required', `ethereum:${token}/approve?address=${address}&uint256=1`],
  ['required', `ethereum:${token}/transfer?address=${address}&uint256=1&bytes=0x00`],
])('error: %s: %s', (reason, text = '') => {
  expect(read(text)).toEqual({ kind: 'refused', reason })
})

test('behavior: payment links of ERC-681 are read, and what is written is read back', () => {
  expect(read(`ethereum:${address}`)).toEqual(payment({}))
  expect(read(`ethereum:pay-${address}@8453?value=2.014e18`)).toEqual(
    payment({ caipNetworkId: 'eip155:8453', amountAtomic: 2_014_000_000_000_000_000n }),
  )
  for (const request of [
    { caipNetworkId: 'eip155:1', address, tokenAddress: null, amountAtomic: 1n },
    { caipNetworkId: 'eip155:1', address, tokenAddress: null, amountAtomic: null },
    { caipNetworkId: 'eip155:10', address, tokenAddress: token, amountAtomic: 5_000_000n },
    { caipNetworkId: null, address, tokenAddress: token, amountAtomic: null },
  ])
    expect(read(paymentLink(request))).toEqual({ kind: 'payment', ...request })
})

test('behavior: however long a text is, it is read in no time', () => {
  const startedAtMs = performance.now()
  for (const text of ['a.'.repeat(50_000), `ethereum:${'9'.repeat(100_000)}`, ' '.repeat(100_000)])
    read(text)
  expect(performance.now() - startedAtMs).toBeLessThan(200)
})
