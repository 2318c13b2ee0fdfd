import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { keyInvalid } from './errors.ts'
import { x25519 } from './x25519.ts'

/** Two halves of an X25519 key, each 64 hexadecimal digits. */
export interface KeyPair {
  readonly privateKey: string
  readonly publicKey: string
}

/** Makes an X25519 key pair from the system's randomness. */
export function createPair(): KeyPair {
  const privateKey = random()
  return { privateKey, publicKey: publicKeyOf(privateKey) }
}

/** Makes a symmetric key, or any other secret of 32 bytes, from the system's randomness. */
export function random(): string {
  return bytesToHex(randomBytes(32))
}

/**
 * The public half of an X25519 key.
 *
 * @throws `walletconnect/key-invalid` unless the key is 64 hexadecimal digits
 */
export function publicKeyOf(privateKey: string): string {
  return bytesToHex(x25519.getPublicKey(bytesOf(privateKey)))
}

/**
 * The symmetric key that the owners of two key pairs share: X25519, then HKDF-SHA256 without salt or
 * info. Each side gives its own private key and the other's public key.
 *
 * @throws `walletconnect/key-invalid` for anything but keys, and for public keys that make every
 *   secret the same
 */
export function agree({ privateKey, publicKey }: KeyPair): string {
  const [own, theirs] = [bytesOf(privateKey), bytesOf(publicKey)]
  let secret: Uint8Array
  try {
    secret = x25519.getSharedSecret(own, theirs)
  } catch (cause) {
    throw keyInvalid(cause)
  }
  // HKDF (RFC 5869) as far as its first 32 bytes: extract with a salt of zeros, expand once.
  const extracted = hmac(sha256, new Uint8Array(32), secret)
  return bytesToHex(hmac(sha256, extracted, Uint8Array.of(1)))
}

/**
 * Where messages under a symmetric key are exchanged: the SHA-256 of its bytes, 64 hexadecimal
 * digits. Of a public key, the topic on which its owner awaits a first answer.
 *
 * @throws `walletconnect/key-invalid` unless the key is 64 hexadecimal digits
 */
export function topicOf(key: string): string {
  return bytesToHex(sha256(bytesOf(key)))
}

/** The SHA-256 of a text, 64 hexadecimal digits; messages with the same are the same message. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/**
 * The 32 bytes behind 64 hexadecimal digits.
 *
 * @throws `walletconnect/key-invalid` unless there are exactly that many
 */
export function bytesOf(key: string): Uint8Array {
  if (!/^[\da-f]{64}$/.test(key)) throw keyInvalid()
  return hexToBytes(key)
}
