import { AppError } from '@foyer/core/primitives'
import { decodeAbiParameters, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import type { NftKey } from './NftRepository.ts'

const abi = parseAbi([
  'function tokenURI(uint256 tokenId) view returns (string)',
  'function uri(uint256 id) view returns (string)',
])

/** What drawing on a chain may burn of a node's time; a block has about as much. */
const gas = '0x1c9c380'

/** With an image in it, as text. */
const maxUriBytes = 1_500_000

/**
 * Asks a contract where it says what a collectible is. Each is asked alone, over the nodes' places for
 * visitors: the code is a third party's, and may burn all that a read may burn.
 *
 * @returns `null` when it names no place
 * @throws what the chain's `visitors` throw when no node answers
 */
export async function readTokenUri({
  chain,
  nft: { standard, token, tokenId },
}: {
  chain: Pick<Chain, 'visitors'>
  nft: NftKey
}): Promise<string | null> {
  const data = encodeFunctionData({
    abi,
    functionName: standard === 'ERC721' ? 'tokenURI' : 'uri',
    args: [BigInt(tokenId)],
  })
  const call = { method: 'eth_call', params: [{ to: token, data, gas }, 'latest'] }
  const answer = await chain.visitors?.request(call).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'invalid') return null
    throw error
  })
  if (typeof answer !== 'string' || answer.length > 2 * maxUriBytes) return null
  try {
    const [bytes] = decodeAbiParameters([{ type: 'bytes' }], answer as Hex)
    // What is no UTF-8 becomes U+FFFD, which is in no address.
    const uri = new TextDecoder().decode(Buffer.from(bytes.slice(2), 'hex')).trim()
    return uri === '' ? null : uri
  } catch {
    // It answers with something else, which is as good as no place.
    return null
  }
}
