/** As much of a transaction as it takes to know who signed it. */
export interface SignedTransaction {
  readonly signatures: readonly Uint8Array[]
  /** Public keys, in the order of the signatures. */
  readonly signers: readonly Uint8Array[]
  /** What was signed. */
  readonly message: Uint8Array
}

/**
 * Reads the signatures of a transaction, `null` when the bytes are none.
 *
 * @see https://solana.com/docs/core/transactions
 */
export function readTransaction(bytes: Uint8Array): SignedTransaction | null {
  const [count, start] = readLength(bytes, 0)
  const messageStart = start + count * 64
  const message = bytes.slice(messageStart)
  // The first bit says that the message has a version; without it, it has none.
  const header = (message[0] ?? 0) & 0x80 ? 1 : 0
  const signerCount = message[header] ?? 0
  const [keyCount, keys] = readLength(message, header + 3)
  if (count === 0 || count !== signerCount || keyCount < count) return null
  if (message.length < keys + keyCount * 32) return null
  const parts = (from: Uint8Array, at: number, size: number) =>
    Array.from({ length: count }, (_, index) =>
      from.slice(at + index * size, at + (index + 1) * size),
    )
  return {
    signatures: parts(bytes, start, 64),
    signers: parts(message, keys, 32),
    message,
  }
}

/** A number of seven bits a byte, at most two of which are ever needed. @returns it and what follows */
function readLength(bytes: Uint8Array, at: number): [length: number, next: number] {
  const first = bytes[at] ?? 0
  if (first < 0x80) return [first, at + 1]
  return [(first & 0x7f) | ((bytes[at + 1] ?? 0) << 7), at + 2]
}
