import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

/** A Bitcoin address in the kinds that sign messages. */
export interface BitcoinAddress {
  readonly kind: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'
  /** Hash of the key or script; of `p2tr` the output key itself. */
  readonly payload: Uint8Array
  /** Prefix of the network: `bc`, `tb` or `bcrt`; both test networks for the old kinds. */
  readonly network: 'bc' | 'tb' | 'bcrt' | 'test'
  readonly script: Uint8Array
}

const base58check = createBase58check(sha256)

/** Version bytes of base58 addresses. */
const versions: Readonly<Record<number, Pick<BitcoinAddress, 'kind' | 'network'>>> = {
  0: { kind: 'p2pkh', network: 'bc' },
  5: { kind: 'p2sh', network: 'bc' },
  111: { kind: 'p2pkh', network: 'test' },
  196: { kind: 'p2sh', network: 'test' },
}

/** Reads an address of P2PKH, P2SH, P2WPKH or P2TR; `null` for everything else. */
export function readAddress(text: string): BitcoinAddress | null {
  if (text.length > 90) return null
  try {
    return /^(?:bc|tb|bcrt)1/i.test(text) ? readSegwit(text) : readBase58(text)
  } catch {
    // The checksum is wrong, or a letter is none of its alphabet.
    return null
  }
}

function readSegwit(text: string): BitcoinAddress | null {
  const lower = text.toLowerCase() as `${string}1${string}`
  // Mixed case is no bech32.
  if (text !== lower && text !== text.toUpperCase()) return null
  // The letter behind the prefix is the version: `q` is 0, in bech32; `p` is 1, in bech32m.
  const version = lower[lower.indexOf('1') + 1]
  const codec = version === 'q' ? bech32 : bech32m
  const { prefix, words } = codec.decode(lower)
  const payload = codec.fromWords(words.slice(1))
  const network = prefix as 'bc' | 'tb' | 'bcrt'
  if (version === 'q' && payload.length === 20)
    return { kind: 'p2wpkh', payload, network, script: concatBytes(bytes(0x00, 0x14), payload) }
  if (version === 'p' && payload.length === 32)
    return { kind: 'p2tr', payload, network, script: concatBytes(bytes(0x51, 0x20), payload) }
  return null
}

function readBase58(text: string): BitcoinAddress | null {
  if (text.length > 36) return null
  const decoded = base58check.decode(text)
  const known = versions[decoded[0] ?? -1]
  if (!known || decoded.length !== 21) return null
  const payload = decoded.subarray(1)
  const script =
    known.kind === 'p2pkh'
      ? concatBytes(bytes(0x76, 0xa9, 0x14), payload, bytes(0x88, 0xac))
      : concatBytes(bytes(0xa9, 0x14), payload, bytes(0x87))
  return { ...known, payload, script }
}

const bytes = (...values: number[]) => Uint8Array.from(values)
