import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64, fromBase64Url, toBase64, toBase64Url } from './base.ts'
import * as Key from './Key.ts'

/** Parameters of {@link seal}. */
export interface SealParameters {
  /** 64 hexadecimal digits. */
  readonly symKey: string
  readonly text: string
  /** Names the sender, for a receiver who can derive the symmetric key only with it (type 1). */
  readonly senderPublicKey?: string
  /** 12 bytes, never used twice with one key. Random unless a test wants a known envelope. */
  readonly iv?: Uint8Array
}

const ivLength = 12
/** Of Poly1305. */
const tagLength = 16
const keyLength = 32

/**
 * Seals a text with ChaCha20-Poly1305, for the holders of the key. Base64: `00`, or `01` and the
 * sender's public key; then the initialisation vector and the sealed text.
 *
 * @throws `walletconnect/key-invalid`
 */
export function seal({
  symKey,
  text,
  senderPublicKey,
  iv = randomBytes(ivLength),
}: SealParameters): string {
  const head =
    senderPublicKey === undefined
      ? Uint8Array.of(0)
      : concatBytes(Uint8Array.of(1), Key.bytesOf(senderPublicKey))
  const sealed = chacha20poly1305(Key.bytesOf(symKey), iv).encrypt(utf8ToBytes(text))
  return toBase64(concatBytes(head, iv, sealed))
}

/**
 * Opens an envelope of type 0 or 1. `null` when it was not sealed with this key, or when a single bit
 * of it is not as it was: there is nothing in it to believe then.
 *
 * @throws `walletconnect/key-invalid` when our own key is none
 */
export function open({ symKey, envelope }: { symKey: string; envelope: string }): string | null {
  const key = Key.bytesOf(symKey)
  const bytes = fromBase64(envelope)
  const start = bytes?.[0] === 0 ? 1 : bytes?.[0] === 1 ? 1 + keyLength : 0
  if (bytes === null || start === 0 || bytes.length < start + ivLength + tagLength) return null
  const sealed = bytes.subarray(start + ivLength)
  try {
    return decodeText(
      chacha20poly1305(key, bytes.subarray(start, start + ivLength)).decrypt(sealed),
    )
  } catch {
    // The seal is broken, or holds no text. Either way nobody who has the key sent it.
    return null
  }
}

/** The public key that an envelope of type 1 names, `null` for any other. Proves nothing by itself. */
export function senderOf(envelope: string): string | null {
  const bytes = fromBase64(envelope)
  if (bytes?.[0] !== 1 || bytes.length < 1 + keyLength + ivLength + tagLength) return null
  return bytesToHex(bytes.subarray(1, 1 + keyLength))
}

/**
 * Wraps a text without sealing it (type 2), in base64url without padding. Everybody can read it, and
 * make one.
 */
export function wrap(text: string): string {
  return toBase64Url(concatBytes(Uint8Array.of(2), utf8ToBytes(text)))
}

/** What {@link wrap} wrapped, in base64 or base64url; `null` for anything else. */
export function unwrap(envelope: string): string | null {
  const bytes = fromBase64(envelope) ?? fromBase64Url(envelope)
  if (bytes?.[0] !== 2) return null
  try {
    return decodeText(bytes.subarray(1))
  } catch {
    // Not UTF-8, so no text.
    return null
  }
}

function decodeText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
}
