import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

/** A Bitcoin address that was read, with what it says. */
export interface BitcoinAddress {
  /** As it is written: segwit addresses in lower case. */
  readonly address: string
  /** What it locks coins with. */
  readonly kind: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr'
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
 * @example
 * import { readAddress } from '@foyer/siwx/bitcoin'
 *
 * readAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')?.kind // 'p2wpkh'
 */
export function readAddress(text: string): BitcoinAddress | null {
  if (text.length > 90) return null
  try {
    return /^(?:bc|tb|bcrt)1/i.test(text) ? readSegwit(text) : readBase58(text)
  } catch {
    // The checksum is wrong, or a letter is none of its alphabet.
    return null
  }
}

const kinds: Readonly<Record<string, BitcoinAddress['kind']>> = {
  '0 20': 'p2wpkh',
  '0 32': 'p2wsh',
  '1 32': 'p2tr',
}

function readSegwit(text: string): BitcoinAddress | null {
  const address = text.toLowerCase() as `${string}1${string}`
  // Mixed case is no bech32.
  if (text !== address && text !== text.toUpperCase()) return null
  // The letter behind the prefix is the version: `q` is 0, in bech32; from `p`, which is 1, on it is bech32m.
  const codec = address[address.indexOf('1') + 1] === 'q' ? bech32 : bech32m
  const { prefix, words } = codec.decode(address)
  const hash = codec.fromWords(words.slice(1))
  const kind = kinds[`${words[0]} ${hash.length}`]
  return kind ? { address, kind, hash, prefixes: [prefix] } : null
}

const base58check = createBase58check(sha256)

/** What the version bytes of base58 addresses mean. */
const versions: Readonly<Record<number, Pick<BitcoinAddress, 'kind' | 'prefixes'>>> = {
  0: { kind: 'p2pkh', prefixes: ['bc'] },
  5: { kind: 'p2sh', prefixes: ['bc'] },
  111: { kind: 'p2pkh', prefixes: ['tb', 'bcrt'] },
  196: { kind: 'p2sh', prefixes: ['tb', 'bcrt'] },
}

function readBase58(address: string): BitcoinAddress | null {
  if (address.length > 36) return null
  const decoded = base58check.decode(address)
  const known = versions[decoded[0] ?? -1]
  return known && decoded.length === 21 ? { address, ...known, hash: decoded.slice(1) } : null
}
