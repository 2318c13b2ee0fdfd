import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'

/**
 * Decides whether a Solana account signed a text: Ed25519 over its UTF-8 bytes, as `solana:signMessage`
 * and `solana:signIn` do.
 *
 * @param signature in base58
 * @see https://github.com/ChainAgnostic/namespaces/blob/main/solana/caip122.md
 */
export function verifySolana({
  address,
  message,
  signature,
}: {
  address: string
  message: string
  signature: string
}): boolean {
  // Longer text is no key and no signature, and decoding base58 takes quadratic time.
  if (address.length > 44 || signature.length > 88) return false
  try {
    const [key, signed] = [base58.decode(address), base58.decode(signature)]
    if (key.length !== 32 || signed.length !== 64) return false
    // By RFC 8032: keys of small order sign everything, and ZIP-215 would let them.
    return ed25519.verify(signed, utf8ToBytes(message), key, { zip215: false })
  } catch {
    // Not base58, or no point of the curve.
    return false
  }
}
