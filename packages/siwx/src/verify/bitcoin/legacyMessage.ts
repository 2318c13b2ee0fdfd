import { secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { equal, hash160, sha256d } from './bip322.ts'
import type { BitcoinAddress } from './readAddress.ts'

/**
 * Decides whether the key of an address signed a text in the older form, which recovers the key: of
 * P2PKH, and as BIP-137 and wallets have it, of P2WPKH and P2SH-P2WPKH.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0137.mediawiki
 */
export function verifyLegacyMessage({
  address,
  message,
  signature,
}: {
  address: BitcoinAddress
  message: string
  signature: Uint8Array
}): boolean {
  const header = signature[0] ?? 0
  if (signature.length !== 65 || header < 27 || header > 42) return false
  // 27 to 30 say that the key was uncompressed; only P2PKH knows such keys.
  const isCompressed = header >= 31
  if (!isCompressed && address.kind !== 'p2pkh') return false
  try {
    const recovered = concatBytes(Uint8Array.of((header - 27) & 3), signature.subarray(1))
    const key = secp256k1.Signature.fromBytes(recovered, 'recovered')
      .recoverPublicKey(digestOf(message))
      .toBytes(isCompressed)
    const keyHash = hash160(key)
    if (address.kind === 'p2pkh' || address.kind === 'p2wpkh')
      return equal(keyHash, address.payload)
    if (address.kind !== 'p2sh') return false
    return equal(hash160(concatBytes(Uint8Array.of(0x00, 0x14), keyHash)), address.payload)
  } catch {
    // No point of the curve.
    return false
  }
}

function digestOf(message: string): Uint8Array {
  const text = utf8ToBytes(message)
  return sha256d(
    concatBytes(utf8ToBytes('\x18Bitcoin Signed Message:\n'), lengthOf(text.length), text),
  )
}

/** A length as Bitcoin writes it; no text here has 64 KB. */
function lengthOf(length: number): Uint8Array {
  return length < 0xfd ? Uint8Array.of(length) : Uint8Array.of(0xfd, length & 0xff, length >> 8)
}
