const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes of a text in base58, `null` when it is none. */
function decode(text: string): Uint8Array | null {
  let value = 0n
  for (const letter of text) {
    const digit = alphabet.indexOf(letter)
    if (digit < 0) return null
    value = value * 58n + BigInt(digit)
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const digits = value === 0n ? '' : value.toString(16)
  const hex = digits.length % 2 === 0 ? digits : `0${digits}`
  const bytes = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return Uint8Array.from([...new Array<number>(zeros).fill(0), ...bytes])
}

/** Bytes as base58. */
export function encode(bytes: Uint8Array): string {
  let value = 0n
  for (const byte of bytes) value = value * 256n + BigInt(byte)
  let text = ''
  for (; value > 0n; value /= 58n) text = alphabet[Number(value % 58n)] + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}

/** The 32 bytes of an address. @throws when it is none */
export function publicKeyOf(address: string): Uint8Array {
  const bytes = decode(address)
  if (bytes?.length !== 32) throw new Error(`${address} is no address of Solana.`)
  return bytes
}
