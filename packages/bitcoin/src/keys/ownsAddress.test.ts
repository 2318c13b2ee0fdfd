import { readAddress } from '@foyer/siwx/bitcoin'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import * as btc from '@scure/btc-signer'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endurance } from '../../../../scripts/endurance.ts'
import { ownsAddress } from './ownsAddress.ts'
import { isTaprootOutput } from './taproot.ts'

const regtest = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const keys = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .filter((bytes) => secp256k1.utils.isValidSecretKey(bytes))

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
    { numRuns: endurance({ few: 5, all: 50 }) },
  )
})

test('property: a taproot address belongs to its internal key and to its own, and to no other', () => {
  fc.assert(
    fc.property(keys, keys, (secret, other) => {
      fc.pre(secret.some((byte, index) => byte !== other[index]))
      const internal = schnorr.getPublicKey(secret)
      for (const network of [btc.NETWORK, btc.TEST_NETWORK, regtest]) {
        const { address = '', tweakedPubkey } = btc.p2tr(internal, undefined, network)
        const read = readAddress(address)
        if (!read) throw new Error(`${address} was not read`)
        expect(read).toMatchObject({ kind: 'p2tr', hash: tweakedPubkey })
        expect(ownsAddress(read, internal)).toBe(true)
        expect(ownsAddress(read, secp256k1.getPublicKey(secret))).toBe(true)
        expect(ownsAddress(read, tweakedPubkey)).toBe(true)
        expect(ownsAddress(read, schnorr.getPublicKey(other))).toBe(false)
        // As with points of no key: longer, shorter, and a letter off.
        expect(ownsAddress(read, secp256k1.getPublicKey(secret, false))).toBe(false)
        expect(ownsAddress(read, internal.slice(1))).toBe(false)
        expect(
          ownsAddress(
            read,
            internal.map((byte, index) => byte ^ Number(index === 9)),
          ),
        ).toBe(false)
      }
    }),
    { numRuns: endurance({ few: 5, all: 50 }) },
  )
})

/** A secret key for each number, the same at every run. */
const secretOf = (seed: number) => sha256(new TextEncoder().encode(`key ${seed}`))

test('behavior: of many keys, each is that of its addresses and not of the next one', () => {
  const count = endurance({ few: 60, all: 1_000 })
  const publicKeys = Array.from({ length: count }, (_, seed) =>
    secp256k1.getPublicKey(secretOf(seed)),
  )
  for (const [seed, publicKey] of publicKeys.entries()) {
    const next = publicKeys[(seed + 1) % count] as Uint8Array
    const network = [btc.NETWORK, btc.TEST_NETWORK, regtest][seed % 3] as typeof btc.NETWORK
    const addresses = {
      p2wpkh: btc.p2wpkh(publicKey, network).address,
      p2pkh: btc.p2pkh(publicKey, network).address,
      p2sh: btc.p2sh(btc.p2wpkh(publicKey, network), network).address,
      // A hundred times the work of the others.
      ...(seed % 4 === 0 && { p2tr: btc.p2tr(publicKey.slice(1), undefined, network).address }),
    }
    for (const [kind, address = ''] of Object.entries(addresses)) {
      const read = readAddress(address)
      if (read?.kind !== kind) throw new Error(`${address} was read as ${read?.kind}`)
      const owns = [publicKey, next].map((key) => ownsAddress(read, key))
      if (`${owns}` !== 'true,false') throw new Error(`${owns} for key ${seed} of ${address}`)
    }
  }
}, 60_000)

test('behavior: whatever the library reads as an address is read, and nothing else', () => {
  const networks = [btc.NETWORK, btc.TEST_NETWORK, regtest] as (typeof btc.NETWORK)[]
  const isAddress = (text: string) =>
    networks.some((network) => {
      try {
        const { type } = btc.Address(network).decode(text)
        return ['pkh', 'sh', 'wpkh', 'wsh', 'tr'].includes(type)
      } catch {
        return false
      }
    })
  const letters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const count = endurance({ few: 250, all: 1_000 })
  let valid = 0
  for (let seed = 0; seed < count; seed++) {
    const publicKey = secp256k1.getPublicKey(secretOf(seed))
    const network = networks[seed % 3] as typeof btc.NETWORK
    const address =
      [
        btc.p2wpkh(publicKey, network),
        btc.p2pkh(publicKey, network),
        btc.p2sh(btc.p2wpkh(publicKey, network), network),
        btc.p2wsh(btc.p2pkh(publicKey), network),
      ][seed % 4]?.address ?? ''
    const random = secretOf(seed)
    const [place = 0, letter = 0] = random
    const at = place % address.length
    const changed = `${address.slice(0, at)}${letters[letter % 62]}${address.slice(at + 1)}`
    for (const text of [address, address.toUpperCase(), changed, address.slice(1), `1${address}`]) {
      const expected = isAddress(text)
      if (expected) valid += 1
      if ((readAddress(text) !== null) !== expected) throw new Error(`${text}: ${expected}`)
    }
  }
  expect(valid).toBeGreaterThan(count)
}, 60_000)

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

test('error: what is no point of the curve is the key of no taproot address', () => {
  const hash = schnorr.getPublicKey(secretOf(1))
  for (const byte of [0, 0xff]) {
    const key = new Uint8Array(32).fill(byte)
    expect([isTaprootOutput(hash, key), isTaprootOutput(key, hash)]).toEqual([false, false])
  }
  expect(ownsAddress({ kind: 'p2tr', hash }, new Uint8Array(0))).toBe(false)
})
