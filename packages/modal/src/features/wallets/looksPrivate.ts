/**
 * Whether what was typed or pasted is none of a server's business: a pairing link with its key, an
 * address or a key, a mail address, a recovery phrase. No wallet is called like any of these.
 */
export function looksPrivate(text: string): boolean {
  return /^\s*wc:|symkey|[\da-f]{32}|\S@\S/i.test(text) || text.trim().split(/\s+/).length > 5
}
