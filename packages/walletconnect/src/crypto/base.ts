/** Writes bytes in base64, with padding. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
}

/** Reads base64 as {@link toBase64} writes it, and nothing that only resembles it: `null` then. */
export function fromBase64(text: string): Uint8Array | null {
  try {
    const binary = atob(text)
    return btoa(binary) === text ? Uint8Array.from(binary, (sign) => sign.charCodeAt(0)) : null
  } catch {
    // A sign that is not in the alphabet.
    return null
  }
}

/** Writes bytes in base64url, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Reads base64url without padding; `null` for anything else. */
export function fromBase64Url(text: string): Uint8Array | null {
  if (/[+/=]/.test(text)) return null
  const padding = '='.repeat((4 - (text.length % 4)) % 4)
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/') + padding)
}

const alphabet58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Writes bytes in base58, as long as the first is not zero: those of a `did:key` never begin so. */
export function toBase58(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; number > 0n; number /= 58n) text = `${alphabet58[Number(number % 58n)]}${text}`
  return text
}
