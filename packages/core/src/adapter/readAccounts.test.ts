import { expect, test } from 'vitest'
import { readAccounts } from './readAccounts.ts'

test('behavior: addresses and objects are accounts, with what the wallet says of them', () => {
  const ordinal = { address: 'bc1p', type: 'ordinal', publicKey: '03cd', path: "m/86'/0'/0'/0/0" }
  expect(readAccounts(['bc1q', { ...ordinal, balance: 7 }])).toEqual([{ address: 'bc1q' }, ordinal])
})

test.each([undefined, null, 7, 'bc1q', {}, { 0: 'bc1q', length: 1 }])(
  'error: %j is no list of accounts',
  (value) => expect(readAccounts(value)).toEqual([]),
)

test('error: what cannot be read is left out, of the list and of an account', () => {
  const broken = [null, 7, {}, [], { address: null }, { address: 'a b' }, '', 'x'.repeat(129)]
  const odd = { address: 'bc1q', type: 'admin', publicKey: 'x'.repeat(513), path: "m/0'<script>" }
  expect(readAccounts([...broken, odd])).toEqual([{ address: 'bc1q' }])
})

test('error: a getter that throws ends the list and nothing else', () => {
  const trap = Object.defineProperty({}, 'address', {
    get() {
      throw new Error('trap')
    },
  })
  expect(readAccounts(['bc1q', trap])).toEqual([{ address: 'bc1q' }])
})

test('behavior: an account is there once, in any letter case where that does not count', () => {
  expect(readAccounts(['0xAB', '0xab', 'mA', 'ma']).map(({ address }) => address)).toEqual([
    ...['0xAB', 'mA', 'ma'],
  ])
})

test('behavior: the chain family reads its own addresses', () => {
  const readAddress = (address: string) => (address.startsWith('bc1') ? `${address}!` : null)
  expect(readAccounts(['bc1q', '0xab'], readAddress)).toEqual([{ address: 'bc1q!' }])
})

test('behavior: a million accounts cost no more than 512', () => {
  let reads = 0
  const flood = Array.from({ length: 1_000_000 }, (_, index) => `a${index}`)
  const accounts = readAccounts(flood, (address) => {
    reads += 1
    return address
  })
  expect([accounts.length, reads]).toEqual([512, 512])
})
