import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { isBitcoinSignature } from './isBitcoinSignature.ts'
import { readAddress } from './readAddress.ts'

/** CAIP-2 references of the networks, with the prefix of their addresses; unknown ones are tests. */
const prefixes: Readonly<Record<string, string>> = {
  '000000000019d6689c085ae165831e93': 'bc',
  '0f9188f13cb7b2c71f2a335e3a4fc328': 'bcrt',
}

/** A witness of two parts has 110 bytes. */
const maxSignatureLetters = 256
const maxMessageBytes = 0xffff

/**
 * Decides whether a Bitcoin address signed a text: BIP-322 in its simple form, or the older ECDSA form.
 * The address has to be one of the chain.
 *
 * @param chainReference of CAIP-2, such as `000000000019d6689c085ae165831e93`
 * @param signature in base64
 */
export function verifyBitcoin({
  chainReference,
  address,
  message,
  signature: encoded,
}: {
  chainReference: string
  address: string
  message: string
  signature: string
}): boolean {
  const signature = decode(encoded)
  if (!signature || message.length > maxMessageBytes / 4) return false
  const isOfChain = readAddress(address)?.prefixes.includes(prefixes[chainReference] ?? 'tb')
  return (
    isOfChain === true && isBitcoinSignature({ address, message: utf8ToBytes(message), signature })
  )
}

function decode(text: string): Uint8Array | null {
  if (text.length > maxSignatureLetters) return null
  try {
    return base64.decode(text)
  } catch {
    // Not base64.
    return null
  }
}
