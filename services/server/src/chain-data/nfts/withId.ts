import type { NftKey } from './NftRepository.ts'

/**
 * Puts in which one of its kind it is, as ERC-1155 has it: 64 hexadecimal digits in lower case.
 *
 * @example
 * const key = { standard: 'ERC1155', token: '0x…', tokenId: '255' } as const
 * withId('ipfs://cid/{id}.json', key) // 'ipfs://cid/000…0ff.json'
 * @see https://eips.ethereum.org/EIPS/eip-1155#metadata
 */
export function withId(text: string, { standard, tokenId }: NftKey): string {
  if (standard === 'ERC721') return text
  const id = BigInt(tokenId).toString(16).padStart(64, '0')
  return text.replaceAll(/\{id\}|%7Bid%7D/gi, id)
}
