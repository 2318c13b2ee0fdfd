import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Writes an EVM address with its checksum.
 *
 * Built with the library inside: the client of phone wallets uses other parts of it, and a bundler
 * would make one file of both, for everybody who connects.
 *
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export function toChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  return `0x${[...digits].map((digit, index) => (Number.parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`
}
