import { expect, test } from 'vitest'
import * as Address from './Address.ts'

test('behavior: an address of bech32 in capitals, as a QR code has it, is the same account', () => {
  const small = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  expect(Address.equals(small.toUpperCase(), small)).toBe(true)
  expect(Address.normalise(small.toUpperCase())).toBe(small)
  for (const prefix of ['tb1q', 'bcrt1p'])
    expect(Address.equals(`${prefix}ar0s`.toUpperCase(), `${prefix}ar0s`)).toBe(true)
})

test('behavior: in both cases it is none, and of base58 each case is another account', () => {
  const small = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  expect(Address.equals(`BC1Q${small.slice(4)}`, small)).toBe(false)
  expect(Address.equals('BC1qAR0S', 'bc1qar0s')).toBe(false)
  const base58 = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
  expect(Address.equals(base58, base58.toLowerCase())).toBe(false)
  expect(Address.equals('0xABcd', '0xabCD')).toBe(true)
})
