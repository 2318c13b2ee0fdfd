/** Bytes as lower-case hexadecimal. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Bytes that nobody can guess, as hexadecimal. */
export const randomHex = (length: number): string =>
  toHex(crypto.getRandomValues(new Uint8Array(length)))

/** SHA-256, as hexadecimal. */
export async function digestOf(text: string): Promise<string> {
  return toHex(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  )
}
