import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import * as btc from '@scure/btc-signer'
import { hash160 as referenceHash160, sha256 as referenceSha256 } from '@scure/btc-signer/utils.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownsAddress, readAddress } from './address.ts'
import { hash160, sha256 } from './hashes.ts'
import { taprootOutputKey } from './taproot.ts'

const regtest = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const keys = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .filter((bytes) => secp256k1.utils.isValidSecretKey(bytes))

test('property: the hashes are those of a library', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(sha256(bytes)).toEqual(referenceSha256(bytes))
      expect(hash160(bytes)).toEqual(referenceHash160(bytes))
    }),
  )
})

test('property: every address of a key is read, and the key is found to be its own', () => {
  fc.assert(
    fc.property(keys, keys, (secret, other) => {
      const publicKey = secp256k1.getPublicKey(secret)
      const otherKey = secp256k1.getPublicKey(other)
      fc.pre(secret.some((byte, index) => byte !== other[index]))
      for (const network of [btc.NETWORK, btc.TEST_NETWORK, regtest]) {
        const payments = {
          p2wpkh: btc.p2wpkh(publicKey, network),
          p2pkh: btc.p2pkh(publicKey, network),
          p2sh: btc.p2sh(btc.p2wpkh(publicKey, network), network),
        }
        for (const [kind, { address = '' }] of Object.entries(payments)) {
          const read = readAddress(address)
          expect(read).toMatchObject({ address, kind })
          expect(read && ownsAddress(read, publicKey)).toBe(true)
          expect(read && ownsAddress(read, otherKey)).toBe(false)
        }
      }
    }),
    { numRuns: 20 },
  )
})

test('property: a taproot address belongs to its internal key and to its own, and to no other', () => {
  fc.assert(
    fc.property(keys, keys, (secret, other) => {
      fc.pre(secret.some((byte, index) => byte !== other[index]))
      const internal = schnorr.getPublicKey(secret)
      const { address = '', tweakedPubkey } = btc.p2tr(internal, undefined, regtest)
      expect(taprootOutputKey(internal)).toEqual(tweakedPubkey)
      const read = readAddress(address)
      if (!read) throw new Error(`${address} was not read`)
      expect(ownsAddress(read, internal)).toBe(true)
      expect(ownsAddress(read, secp256k1.getPublicKey(secret))).toBe(true)
      expect(ownsAddress(read, tweakedPubkey)).toBe(true)
      expect(ownsAddress(read, schnorr.getPublicKey(other))).toBe(false)
    }),
    { numRuns: 20 },
  )
})

test('error: a wrong letter, a wrong case, another checksum or a future version is no address', () => {
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  expect(readAddress(address)?.kind).toBe('p2wpkh')
  expect(readAddress(address.toUpperCase())?.address).toBe(address)
  for (const text of [
    '',
    '1',
    'bc1',
    `${address}q`,
    address.replace('w508', 'w509'),
    `${address.slice(0, 20)}${address.slice(20).toUpperCase()}`,
    // Version 1 with the checksum of version 0, and version 2 with the right one: BIP-350.
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
    '11A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'x'.repeat(100_000),
  ])
    expect([text.slice(0, 70), readAddress(text)]).toEqual([text.slice(0, 70), null])
  expect(readAddress('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')?.prefixes).toEqual(['bc'])
})

test('error: what is no point of the curve has no taproot address', () => {
  for (const byte of [0, 0xff]) expect(taprootOutputKey(new Uint8Array(32).fill(byte))).toBeNull()
})
