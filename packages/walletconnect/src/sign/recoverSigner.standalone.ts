import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The address that signed a text (EIP-191), in lower case; `null` when the signature is none. Built
 * into a file of its own together with all that it needs: sharing modules with what everybody loads
 * would make everybody load them whole.
 */
export function recoverSigner(message: string, signature: string): string | null {
  try {
    const bytes = inFull(hexToBytes(signature.slice(2)))
    if (bytes.length !== 65) return null
    const text = utf8ToBytes(message)
    const head = utf8ToBytes(`\x19Ethereum Signed Message:\n${text.length}`)
    const last = bytes[64] ?? 0
    const recovery = Uint8Array.of(last >= 27 ? last - 27 : last)
    const ordered = concatBytes(recovery, bytes.subarray(0, 64))
    const point = secp256k1.Signature.fromBytes(ordered, 'recovered').recoverPublicKey(
      keccak_256(concatBytes(head, text)),
    )
    return `0x${bytesToHex(keccak_256(point.toBytes(false).subarray(1)).subarray(12))}`
  } catch {
    // Numbers that are no point of the curve.
    return null
  }
}

/**
 * A signature of 64 bytes has its recovery bit in the highest bit of `s`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-2098
 */
function inFull(signature: Uint8Array): Uint8Array {
  if (signature.length !== 64) return signature
  const full = Uint8Array.of(...signature, (signature[32] ?? 0) >> 7)
  full[32] = (full[32] ?? 0) & 0x7f
  return full
}
