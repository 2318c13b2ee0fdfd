import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { BitcoinAddress } from './readAddress.ts'

/**
 * Decides whether the key of an address signed a text in the simple form of BIP-322: the witness that
 * would spend a virtual output which only that text leads to. For P2WPKH, P2SH-P2WPKH and P2TR by key.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki
 */
export function verifyBip322({
  address,
  message,
  signature,
}: {
  address: BitcoinAddress
  message: string
  signature: Uint8Array
}): boolean {
  const witness = readWitness(signature)
  if (!witness) return false
  const outpoint = concatBytes(spentBy({ message, script: address.script }), zeros(4))
  const [first = none, second = none] = witness
  if (address.kind === 'p2tr') return witness.length === 1 && byKeyPath(address, outpoint, first)
  if (address.kind === 'p2pkh' || witness.length !== 2 || second.length !== 33) return false
  const keyHash = hash160(second)
  const owner =
    address.kind === 'p2wpkh' ? keyHash : hash160(concatBytes(Uint8Array.of(0x00, 0x14), keyHash))
  return (
    equal(owner, address.payload) && byWitnessKey({ outpoint, keyHash, signed: first, key: second })
  )
}

/** RIPEMD-160 of SHA-256. */
export const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))

export const sha256d = (bytes: Uint8Array) => sha256(sha256(bytes))

export const equal = (one: Uint8Array, two: Uint8Array) =>
  one.length === two.length && one.every((byte, index) => byte === two[index])

const none = new Uint8Array(0)
const zeros = (length: number) => new Uint8Array(length)
/** No value, and `OP_RETURN`: the one output of what is signed. */
const output = concatBytes(zeros(8), Uint8Array.of(1, 0x6a))
const signAll = 1

/** The id of the virtual transaction whose output is spent. */
function spentBy({ message, script }: { message: string; script: Uint8Array }): Uint8Array {
  const digest = tagged('BIP0322-signed-message', utf8ToBytes(message))
  return sha256d(
    concatBytes(
      // Version, one input that spends nothing.
      ...[zeros(4), Uint8Array.of(1), zeros(32), Uint8Array.of(0xff, 0xff, 0xff, 0xff)],
      ...[Uint8Array.of(34, 0x00, 0x20), digest, zeros(4)],
      // One output without value, locked by the address; no lock time.
      ...[Uint8Array.of(1), zeros(8), Uint8Array.of(script.length), script, zeros(4)],
    ),
  )
}

/** @see https://github.com/bitcoin/bips/blob/master/bip-0143.mediawiki */
function byWitnessKey({
  outpoint,
  keyHash,
  signed,
  key,
}: {
  outpoint: Uint8Array
  keyHash: Uint8Array
  signed: Uint8Array
  key: Uint8Array
}): boolean {
  if (signed.at(-1) !== signAll) return false
  const digest = sha256d(
    concatBytes(
      ...[zeros(4), sha256d(outpoint), sha256d(zeros(4)), outpoint],
      ...[Uint8Array.of(25, 0x76, 0xa9, 0x14), keyHash, Uint8Array.of(0x88, 0xac)],
      ...[zeros(8), zeros(4), sha256d(output), zeros(4), Uint8Array.of(signAll, 0, 0, 0)],
    ),
  )
  try {
    return secp256k1.verify(signed.subarray(0, -1), digest, key, { prehash: false, format: 'der' })
  } catch {
    // Not DER, or no point of the curve.
    return false
  }
}

/** @see https://github.com/bitcoin/bips/blob/master/bip-0341.mediawiki */
function byKeyPath(address: BitcoinAddress, outpoint: Uint8Array, signed: Uint8Array): boolean {
  const hashType = signed.length === 64 ? 0 : signed.length === 65 ? signed[64] : undefined
  if (hashType === undefined || (signed.length === 65 && hashType !== signAll)) return false
  const { script, payload } = address
  const digest = tagged(
    'TapSighash',
    concatBytes(
      ...[Uint8Array.of(0, hashType), zeros(4), zeros(4), sha256(outpoint), sha256(zeros(8))],
      ...[sha256(concatBytes(Uint8Array.of(script.length), script)), sha256(zeros(4))],
      ...[sha256(output), Uint8Array.of(0), zeros(4)],
    ),
  )
  try {
    return schnorr.verify(signed.subarray(0, 64), digest, payload)
  } catch {
    // No point of the curve.
    return false
  }
}

function tagged(tag: string, bytes: Uint8Array): Uint8Array {
  const prefix = sha256(utf8ToBytes(tag))
  return sha256(concatBytes(prefix, prefix, bytes))
}

/** A witness stack: how many parts, then each with its length. All of ours are short. */
function readWitness(bytes: Uint8Array): Uint8Array[] | null {
  const count = bytes[0] ?? 0
  const parts: Uint8Array[] = []
  let at = 1
  if (count > 2) return null
  for (let index = 0; index < count; index++) {
    const length = bytes[at] ?? 0xff
    at += 1
    if (length > 73 || at + length > bytes.length) return null
    parts.push(bytes.subarray(at, at + length))
    at += length
  }
  return at === bytes.length && count > 0 ? parts : null
}
