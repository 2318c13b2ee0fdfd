const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** What an Ed25519 key begins with among all kinds of keys (multicodec 0xed as a varint). */
const ed25519Prefix = [0xed, 0x01]
const keyBytes = 32

/**
 * The Ed25519 key that a client id is made of, or `null` when it is none.
 *
 * @see https://w3c-ccg.github.io/did-key-spec/
 * @example
 * clientKeyOf('did:key:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH')?.length // 32
 */
export function clientKeyOf(clientId: string): Uint8Array | null {
  const [, digits] = /^did:key:z([1-9A-HJ-NP-Za-km-z]{40,60})$/.exec(clientId) ?? []
  if (digits === undefined) return null
  let number = 0n
  for (const digit of digits) number = number * 58n + BigInt(alphabet.indexOf(digit))
  const hex = number.toString(16)
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
  const isKey =
    bytes.length === ed25519Prefix.length + keyBytes &&
    ed25519Prefix.every((byte, index) => bytes[index] === byte)
  // A leading 1 is a zero byte, which no key begins with: the same key would have two ids.
  return isKey && !digits.startsWith('1') ? bytes.subarray(ed25519Prefix.length) : null
}

/**
 * The client id that stands for an Ed25519 key; the other way round from `clientKeyOf`.
 *
 * @example
 * clientIdOf(new Uint8Array(32)).startsWith('did:key:z6Mk') // true
 */
export function clientIdOf(key: Uint8Array): string {
  let number = BigInt(`0x${Buffer.from([...ed25519Prefix, ...key]).toString('hex')}`)
  let digits = ''
  for (; number > 0n; number /= 58n) digits = `${alphabet[Number(number % 58n)]}${digits}`
  return `did:key:z${digits}`
}
