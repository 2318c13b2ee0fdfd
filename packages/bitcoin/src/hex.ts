/** Bytes as hexadecimal text, without `0x`. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** @returns `null` when the text is not hexadecimal */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || /[^\da-f]/i.test(text)) return null
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
