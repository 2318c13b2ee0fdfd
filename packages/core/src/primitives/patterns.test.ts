import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Address from './Address.ts'
import * as EvmAddress from './EvmAddress.ts'
import * as SignedMessage from './SignedMessage.ts'
import * as SolanaAddress from './SolanaAddress.ts'
import * as TransactionHash from './TransactionHash.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hex = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...'0123456789abcdefABCDEF'),
    minLength: length,
    maxLength: length,
  })

describe('EVM address', () => {
  test('property: forty hexadecimal digits, with or without 0x', () => {
    fc.assert(
      fc.property(hex(40), (digits) => EvmAddress.is(digits) && EvmAddress.is(`0x${digits}`)),
    )
  })

  test.each([
    '',
    '0x',
    address.slice(0, -1),
    `${address}0`,
    `${address}\n`,
    ` ${address}`,
    `0x${'g'.repeat(40)}`,
    `1x${'a'.repeat(40)}`,
    null,
    undefined,
    1,
    [address],
  ])('error: %j is none', (value) => {
    expect(EvmAddress.is(value)).toBe(false)
  })
})

describe('Solana address', () => {
  test.each(['11111111111111111111111111111111', 'So11111111111111111111111111111111111111112'])(
    'behavior: %s',
    (value) => {
      expect(SolanaAddress.is(value)).toBe(true)
    },
  )

  test.each([
    '1'.repeat(31),
    '1'.repeat(45),
    `0${'1'.repeat(31)}`,
    `l${'1'.repeat(31)}`,
    address,
    null,
  ])('error: %j is none', (value) => {
    expect(SolanaAddress.is(value)).toBe(false)
  })
})

describe('transaction hash', () => {
  test('property: 0x and 64 hexadecimal digits, no other number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 130 }).chain(hex), (digits) => {
        expect(TransactionHash.is(`0x${digits}`)).toBe(digits.length === 64)
        expect(TransactionHash.is(digits)).toBe(false)
      }),
    )
  })
})

describe('signed message', () => {
  test('property: 0x and at least 62 hexadecimal digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }).chain(hex), (digits) => {
        expect(SignedMessage.is(`0x${digits}`)).toBe(digits.length >= 62)
        expect(SignedMessage.is(digits)).toBe(false)
      }),
    )
  })
})

test('behavior: a short address shows the first 4 and the last 6 characters', () => {
  expect(Address.shorten(address)).toBe('0xf3…b92266')
  expect(Address.shorten('short')).toBe('short')
  expect(Address.shorten('So11111111111111111111111111111111111111112')).toBe('So11…111112')
})

test('behavior: hexadecimal addresses are the same in any case, others only exactly', () => {
  expect(Address.equals(address, address.toLowerCase())).toBe(true)
  expect(Address.equals(address, address.replace('6', '7'))).toBe(false)
  expect(Address.equals('So1', 'so1')).toBe(false)
  expect(Address.equals('So1', 'So1')).toBe(true)
})
