import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { endurance } from '../../../scripts/endurance.ts'
import { toChecksum } from './checksum.ts'

/** The test cases of https://eips.ethereum.org/EIPS/eip-55. */
const vectors = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

test.each(vectors)('behavior: %s whatever the case it came in', (address) => {
  const digits = address.slice(2)
  expect(toChecksum(address)).toBe(address)
  expect(toChecksum(`0x${digits.toLowerCase()}`)).toBe(address)
  expect(toChecksum(`0x${digits.toUpperCase()}`)).toBe(address)
})

test('behavior: any address, as a library writes it', () => {
  const address = fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const)
  fc.assert(
    fc.property(address, (one) => {
      expect(toChecksum(one)).toBe(getAddress(one))
    }),
    { numRuns: endurance({ few: 200, all: 2_000 }) },
  )
})
