import { combine, split } from 'shamir-secret-sharing'
import { hexToBytes, toHex } from 'viem/utils'
import { expect, test } from 'vitest'
import { addressesOf } from './addresses.ts'
import { deriveEd25519, deriveKeys } from './deriveKeys.ts'
import { makeRecoveryCode, readRecoveryCode, secretOfCode } from './recoveryCode.ts'
import { openShare, sealShare } from './sealShare.ts'

// The published vectors. @see https://github.com/satoshilabs/slips/blob/master/slip-0010.md#test-vectors
test.each([
  [
    ...['0x000102030405060708090a0b0c0d0e0f', [0, 1, 2, 2, 1_000_000_000]],
    '0x8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793',
  ],
  [
    '0xfffcf9f6f3f0edeae7e4e1dedbd8d5d2cfccc9c6c3c0bdbab7b4b1aeaba8a5a29f9c999693908d8a8784817e7b7875726f6c696663605d5a5754514e4b484542',
    [0, 2_147_483_647, 1, 2_147_483_646, 2],
    '0x551d333177df541ad876a60ea71f00447931c0a9da16f227c11ea080d7391b8d',
  ],
] as const)('behavior: keys of Ed25519 are those of SLIP-10, from %s', (seed, path, key) => {
  expect(toHex(deriveEd25519(hexToBytes(seed as `0x${string}`), path as readonly number[]))).toBe(
    key,
  )
})

test('behavior: a phrase from here opens the same accounts in other wallets', async () => {
  // "test test test test test test test test test test test junk", which every local chain knows.
  const entropy = hexToBytes('0xdf9bf37e6fcdf9bf37e6fcdf9bf37e3c')
  expect(await addressesOf(await deriveKeys(entropy))).toEqual({
    eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    solana: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  })
})

test('behavior: any two of three shares make the key, and one of another generation does not fit', async () => {
  const entropy = crypto.getRandomValues(new Uint8Array(16))
  const shares = await split(entropy, 3, 2)
  for (const [one, other] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const)
    expect(await combine([shares[one] as Uint8Array, shares[other] as Uint8Array])).toEqual(entropy)
  const renewed = await split(entropy, 3, 2)
  expect(
    await combine([shares[0] as Uint8Array, renewed[1] as Uint8Array]).catch(() => null),
  ).not.toEqual(entropy)
})

test('behavior: a code opens what it sealed, for its wallet alone, however it was typed', async () => {
  const code = makeRecoveryCode()
  expect(code).toMatch(/^([2-9A-HJ-NP-Z]{5}-){4}[2-9A-HJ-NP-Z]{5}$/)
  expect(readRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
  expect(readRecoveryCode(code.slice(1))).toBeNull()
  expect(readRecoveryCode(code.replace(/.$/, '0'))).toBeNull()
  const share = crypto.getRandomValues(new Uint8Array(17))
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const [secret, another] = [secretOfCode(code), secretOfCode(makeRecoveryCode())]
  const sealed = await sealShare(share, { secret, address })
  expect(await openShare(sealed, { secret, address })).toEqual(share)
  expect(await openShare(sealed, { secret: another, address })).toBeNull()
  expect(await openShare(sealed, { secret, address: `0x${'1'.repeat(40)}` })).toBeNull()
})
