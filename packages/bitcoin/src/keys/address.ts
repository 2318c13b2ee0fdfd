import { fromHex } from '../hex.ts'
import { hash160, sha256 } from './hashes.ts'
import { isTaprootOutput } from './taproot.ts'

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
    const key = publicKey.slice(-32)
    // Wallets name the internal key or the one in the address.
    return publicKey.length < 34 && (isSame(key, hash) || isTaprootOutput(hash, key))
  }
  const keyHash = hash160(publicKey)
  // A script that asks for the key's hash: OP_0 and twenty bytes.
  return isSame(kind === 'p2sh' ? hash160(Uint8Array.of(0, 20, ...keyHash)) : keyHash, hash)
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean => `${one}` === `${other}`

const bech32Letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

function readSegwit(text: string): BitcoinAddress | null {
  const address = text.toLowerCase()
  if (text !== address && text !== text.toUpperCase()) return null
  const [, prefix, data = ''] =
    /^(bc|tb|bcrt)1([qpzry9x8gf2tvdw0s3jn54khce6mua7l]{39,87})$/.exec(address) ?? []
  if (!prefix) return null
  const values = Array.from(data, (letter) => bech32Letters.indexOf(letter))
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0))
  let checksum = 1
  for (const value of [
    ...codes.map((code) => code >> 5),
    0,
    ...codes.map((code) => code & 31),
    ...values,
  ]) {
    const top = checksum >>> 25
    checksum = ((checksum & 0x1ffffff) << 5) ^ value
    for (const [index, generator] of generators.entries())
      if ((top >> index) & 1) checksum ^= generator
  }
  const [version] = values
  // What is left of a correct address: of bech32 and, from the first version on, of bech32m.
  if (checksum !== (version === 0 ? 1 : 0x2bc830a3)) return null
  const bits = values
    .slice(1, -6)
    .map((value) => value.toString(2).padStart(5, '0'))
    .join('')
  // What is left over is a padding of zeros.
  if (!/^(.{8})+0{0,4}$/.test(bits)) return null
  const hash = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
  const kind = kinds[`${version} ${hash.length}`]
  return kind ? { address, kind, hash, prefixes: [prefix] } : null
}

const kinds: Readonly<Record<string, AddressKind>> = {
  '0 20': 'p2wpkh',
  '0 32': 'p2wsh',
  '1 32': 'p2tr',
}

/** In the order of their codes, from 1 to z. */
const base58Letters = Array.from({ length: 74 }, (_, index) =>
  String.fromCharCode(49 + index),
).filter((letter) => /[1-9A-HJ-NP-Za-km-z]/.test(letter))
const versions: Readonly<Record<number, readonly [AddressKind, ...prefixes: string[]]>> = {
  0: ['p2pkh', 'bc'],
  5: ['p2sh', 'bc'],
  111: ['p2pkh', 'tb', 'bcrt'],
  196: ['p2sh', 'tb', 'bcrt'],
}

function readOld(address: string): BitcoinAddress | null {
  if (!/^[1-9A-HJ-NP-Za-km-z]{25,35}$/.test(address)) return null
  let number = 0n
  for (const letter of address) number = number * 58n + BigInt(base58Letters.indexOf(letter))
  const bytes = fromHex(number.toString(16).padStart(50, '0'))
  // A leading zero byte is written as a 1, no more and no fewer.
  if (bytes?.length !== 25 || bytes.findIndex(Boolean) !== address.search(/[^1]/)) return null
  const payload = bytes.slice(0, 21)
  const [kind, ...prefixes] = versions[bytes[0] as number] ?? []
  return kind && isSame(sha256(sha256(payload)).slice(0, 4), bytes.slice(21))
    ? { address, kind, hash: payload.slice(1), prefixes }
    : null
}
