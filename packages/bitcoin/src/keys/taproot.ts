import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'

/**
 * Whether a taproot address without scripts shows this key for an internal key, both without their sign.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0341.mediawiki
 */
export function isTaprootOutput(outputKey: Uint8Array, internalKey: Uint8Array): boolean {
  const { lift_x, pointToBytes, taggedHash } = schnorr.utils
  const toNumber = (bytes: Uint8Array) => secp256k1.Point.Fn.fromBytes(bytes, true)
  try {
    const tweak = secp256k1.Point.BASE.multiplyUnsafe(toNumber(taggedHash('TapTweak', internalKey)))
    const shown = pointToBytes(lift_x(secp256k1.Point.Fp.fromBytes(internalKey)).add(tweak))
    return shown.every((byte, index) => byte === outputKey[index])
  } catch {
    // No point of the curve, or a hash beyond the order of the group, which nobody will ever see.
    return false
  }
}
