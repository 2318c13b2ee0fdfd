import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToSeed } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'

/** The keys of a wallet, 32 bytes each. Overwrite them once they were used. */
export interface WalletKeys {
  readonly eip155: Uint8Array<ArrayBuffer>
  readonly solana: Uint8Array<ArrayBuffer>
}

/**
 * Derives the keys of a wallet as other wallets do: a phrase from here opens the same accounts there.
 *
 * @param entropy 16 bytes
 * @see https://github.com/bitcoin/bips/blob/master/bip-0044.mediawiki
 */
export async function deriveKeys(entropy: Uint8Array): Promise<WalletKeys> {
  const seed = await mnemonicToSeed(toPhrase(entropy))
  try {
    const { privateKey } = HDKey.fromMasterSeed(seed).derive("m/44'/60'/0'/0/0")
    if (!privateKey) throw new Error('The seed leads to no key.')
    return { eip155: new Uint8Array(privateKey), solana: deriveEd25519(seed, [44, 501, 0, 0]) }
  } finally {
    seed.fill(0)
  }
}

/** The words of BIP-39 for an entropy. */
export const toPhrase = (entropy: Uint8Array): string => entropyToMnemonic(entropy, wordlist)

const hardened = 0x8000_0000

/**
 * SLIP-10 for Ed25519, of which every step is hardened.
 *
 * @param path numbers without their marks: `[44, 501, 0, 0]` for m/44'/501'/0'/0'
 * @see https://github.com/satoshilabs/slips/blob/master/slip-0010.md
 */
export function deriveEd25519(seed: Uint8Array, path: readonly number[]): Uint8Array<ArrayBuffer> {
  let node = hmac(sha512, new TextEncoder().encode('ed25519 seed'), seed)
  for (const step of path) {
    const data = new Uint8Array(37)
    data.set(node.subarray(0, 32), 1)
    new DataView(data.buffer).setUint32(33, step + hardened)
    node = hmac(sha512, node.subarray(32), data)
    data.fill(0)
  }
  return new Uint8Array(node.subarray(0, 32))
}
