/**
 * SHA-256 of the parts of what was confirmed, in hexadecimal: enough to see, on return, whether the chain has the
 * same, and nothing that says how much went to whom. Empty where the page is no secure context, and then nothing is
 * claimed on return.
 *
 * @param parts in an order of their own
 */
export async function digestOf(parts: readonly (string | bigint)[]): Promise<string> {
  const text = JSON.stringify(parts.map(String))
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', new TextEncoder().encode(text))
  return digest
    ? [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    : ''
}
