import { fromHex } from './hex.ts'

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** @returns `null` when the text is not base64 */
export function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

/**
 * Whatever a wallet gave for bytes: bytes, or text in base64 or in hexadecimal.
 *
 * @param maxLength in bytes; what is longer is not read
 * @returns `null` for anything else
 */
export function readBytes(value: unknown, maxLength: number): Uint8Array | null {
  if (value instanceof Uint8Array)
    return value.length > 0 && value.length <= maxLength ? value : null
  if (typeof value !== 'string' || value === '' || value.length > 2 * maxLength) return null
  const bytes = fromHex(value.replace(/^0x/, '')) ?? fromBase64(value)
  return bytes && bytes.length > 0 && bytes.length <= maxLength ? bytes : null
}
