import { hash160, sha256 } from './hashes.ts'
import { taprootOutputKey } from './taproot.ts'

/** What an address locks coins with. */
type AddressKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr'

/** An address that was read, with what it says. */
export interface BitcoinAddress {
  /** As it is written: segwit addresses in lower case. */
  readonly address: string
  readonly kind: AddressKind
  /** Of the key or the script; the key itself on taproot. */
  readonly hash: Uint8Array
  /** How segwit addresses of its networks begin; the old ones have one version for all test networks. */
  readonly prefixes: readonly string[]
}

/**
 * Reads an address and checks its checksum; `null` for what is none, and for versions of witnesses that
 * nobody can spend yet.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki
 * @see https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki
 */
export function readAddress(text: string): BitcoinAddress | null {
  if (text.length > 90) return null
  return readSegwit(text) ?? readOld(text)
}

/**
 * Whether a public key is that of an address; `null` where an address does not tell, because its script
 * can be any.
 *
 * @param publicKey 33 or 65 bytes, or the 32 of taproot
 */
export function ownsAddress(
  { kind, hash }: Pick<BitcoinAddress, 'kind' | 'hash'>,
  publicKey: Uint8Array,
): boolean | null {
  if (kind === 'p2wsh') return null
  if (kind === 'p2tr') {
    if (publicKey.length !== 32 && publicKey.length !== 33) return false
    const key = publicKey.slice(-32)
    // Wallets name the internal key or the one in the address.
    if (isSame(key, hash)) return true
    const output = taprootOutputKey(key)
    return output !== null && isSame(output, hash)
  }
  const keyHash = hash160(publicKey)
  // A script that asks for the key's hash: OP_0 and twenty bytes.
  if (kind === 'p2sh') return isSame(hash160(Uint8Array.of(0, 20, ...keyHash)), hash)
  return isSame(keyHash, hash)
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

const bech32Letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
/** What the checksum leaves of a correct address: of bech32 and, from the first version on, of bech32m. */
const [bech32, bech32m] = [1, 0x2bc830a3]

function readSegwit(text: string): BitcoinAddress | null {
  const address = text.toLowerCase()
  if (text !== address && text !== text.toUpperCase()) return null
  const match = /^(bc|tb|bcrt)1([qpzry9x8gf2tvdw0s3jn54khce6mua7l]{39,87})$/.exec(address)
  const [, prefix = '', data = ''] = match ?? []
  if (!match) return null
  const values = Array.from(data, (letter) => bech32Letters.indexOf(letter))
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0))
  const [version = 0] = values
  const rest = remainder([
    ...codes.map((code) => code >> 5),
    0,
    ...codes.map((code) => code & 31),
    ...values,
  ])
  if (rest !== (version === 0 ? bech32 : bech32m)) return null
  const hash = regroup(values.slice(1, -6))
  const kind = hash && kinds[`${version} ${hash.length}`]
  return hash && kind ? { address, kind, hash, prefixes: [prefix] } : null
}

const kinds: Readonly<Record<string, AddressKind>> = {
  '0 20': 'p2wpkh',
  '0 32': 'p2wsh',
  '1 32': 'p2tr',
}

function remainder(values: readonly number[]): number {
  let checksum = 1
  for (const value of values) {
    const top = checksum >>> 25
    checksum = ((checksum & 0x1ffffff) << 5) ^ value
    for (const [index, generator] of generators.entries())
      if ((top >> index) & 1) checksum ^= generator
  }
  return checksum
}

/** Groups of five bits as bytes; `null` when what is left over is not a padding of zeros. */
function regroup(values: readonly number[]): Uint8Array | null {
  const bytes: number[] = []
  let [held, bits] = [0, 0]
  for (const value of values) {
    held = ((held << 5) | value) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 0xff)
    }
  }
  return bits < 5 && (held & ((1 << bits) - 1)) === 0 ? Uint8Array.from(bytes) : null
}

const base58Letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const versions: Readonly<Record<number, readonly [AddressKind, readonly string[]]>> = {
  0: ['p2pkh', ['bc']],
  5: ['p2sh', ['bc']],
  111: ['p2pkh', ['tb', 'bcrt']],
  196: ['p2sh', ['tb', 'bcrt']],
}

function readOld(address: string): BitcoinAddress | null {
  if (!/^[1-9A-HJ-NP-Za-km-z]{25,35}$/.test(address)) return null
  let number = 0n
  for (const letter of address) number = number * 58n + BigInt(base58Letters.indexOf(letter))
  const digits = number.toString(16).padStart(50, '0')
  if (digits.length !== 50) return null
  const bytes = Uint8Array.from({ length: 25 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  )
  // A leading zero byte is written as a 1, no more and no fewer.
  const zeros = bytes.findIndex((byte) => byte !== 0)
  if (zeros !== /^1*/.exec(address)?.[0].length) return null
  const payload = bytes.slice(0, 21)
  if (!isSame(sha256(sha256(payload)).slice(0, 4), bytes.slice(21))) return null
  const [kind, prefixes] = versions[bytes[0] ?? -1] ?? []
  return kind && prefixes ? { address, kind, hash: payload.slice(1), prefixes } : null
}
