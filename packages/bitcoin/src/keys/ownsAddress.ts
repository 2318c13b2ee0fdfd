import type { BitcoinAddress } from '@foyer/siwx/bitcoin'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { isTaprootOutput } from './taproot.ts'

/**
 * Whether a public key is that of an address; `null` where an address does not tell, because its script
 * can be any.
 *
 * @param publicKey 33 or 65 bytes, or the 32 of taproot
 */
export function ownsAddress(
  { kind, hash }: Pick<BitcoinAddress, 'kind' | 'hash'>,
  publicKey: Uint8Array,
): boolean | null {
  if (kind === 'p2wsh') return null
  if (kind === 'p2tr') {
    const key = publicKey.slice(-32)
    // Wallets name the internal key or the one in the address.
    return publicKey.length < 34 && (isSame(key, hash) || isTaprootOutput(hash, key))
  }
  const keyHash = hash160(publicKey)
  // A script that asks for the key's hash: OP_0 and twenty bytes.
  return isSame(kind === 'p2sh' ? hash160(Uint8Array.of(0, 20, ...keyHash)) : keyHash, hash)
}

/** What an address carries of a public key or a script. */
const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))

const isSame = (one: Uint8Array, other: Uint8Array): boolean => `${one}` === `${other}`
