import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { formatMessage } from './formatMessage.ts'
import { readMessage } from './readMessage.ts'
import { messageInvalid, type SignInFields } from './SignInMessage.ts'

/**
 * Reads a sign-in message by the letter of its standard: the order of the fields, line breaks, the
 * checksum of EIP-55, the length of the nonce, version, URIs and times. It reads 16,384 letters at most,
 * in time linear in their number.
 *
 * It is stricter than viem's `parseSiweMessage`, which skips what it does not understand.
 *
 * @throws `sign-in/message-invalid` naming the line that is wrong
 * @see https://eips.ethereum.org/EIPS/eip-4361
 * @example
 * import { parseMessage } from '@foyer/siwx/message'
 *
 * const nonceOf = (message: string) => parseMessage(message).nonce
 */
export function parseMessage(text: string): SignInFields {
  const fields = readMessage(text)
  const { accountAddress, chainId } = fields
  if (chainId.startsWith('eip155:') && toChecksum(accountAddress) !== accountAddress) {
    throw messageInvalid('Line 2: The address needs its checksum (EIP-55).')
  }
  return fields
}

/**
 * Writes a sign-in message and checks it: what it returns, {@link parseMessage} reads as the same fields.
 * An EVM address gets its checksum.
 *
 * @throws `sign-in/message-invalid` naming the line that is wrong
 * @example
 * import { createMessage } from '@foyer/siwx/message'
 *
 * createMessage({
 *   domain: 'shop.example',
 *   accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
 *   chainId: 'eip155:1',
 *   uri: 'https://shop.example/account',
 *   version: '1',
 *   nonce: '7f3kq9x2m5',
 *   issuedAt: '2026-01-31T12:00:00.000Z',
 * })
 */
export function createMessage(fields: SignInFields): string {
  const isEvm =
    fields.chainId.startsWith('eip155:') && /^0x[\da-f]{40}$/i.test(fields.accountAddress)
  const text = formatMessage(
    isEvm ? { ...fields, accountAddress: toChecksum(fields.accountAddress) } : fields,
  )
  const read = parseMessage(text)
  // A statement that reads like a field would make another message of it.
  if (
    read.statement !== fields.statement ||
    read.nonce !== fields.nonce ||
    read.uri !== fields.uri
  ) {
    throw messageInvalid('A field holds what reads like another one.')
  }
  return text
}

/** @see https://eips.ethereum.org/EIPS/eip-55 */
function toChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const letter = (digit: string, index: number) =>
    (hash[index] ?? '0') >= '8' ? digit.toUpperCase() : digit
  return `0x${[...digits].map(letter).join('')}`
}
