import { base58 } from '@scure/base'

/** The longest that is read here: a signature of 64 bytes. Reading takes quadratic time. */
const maxLength = 88

/** Bytes of a text in base58, `null` when it is none or longer than a signature. */
export function decode(text: string): Uint8Array | null {
  if (text.length > maxLength) return null
  try {
    return base58.decode(text)
  } catch {
    // A letter that is not in the alphabet.
    return null
  }
}

/** Bytes as base58. */
export const encode = (bytes: Uint8Array): string => base58.encode(bytes)

/** The 32 bytes of an address, `null` when it is none. */
export function publicKeyOf(address: string): Uint8Array | null {
  const bytes = decode(address)
  return bytes?.length === 32 ? bytes : null
}
