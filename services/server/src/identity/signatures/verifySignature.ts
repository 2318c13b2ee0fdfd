import { verifySignature as verify } from '@foyer/siwx/verify'
import type { ChainRpc } from '../../chain-data/chains/Chain.ts'

/** Decides whether an account signed a text. */
export type VerifySignature = (signed: {
  /** Where a contract at the address would be, such as `eip155:1`. */
  caipNetworkId: string
  address: string
  /** As the wallets of its chain family sign text: EIP-191, Ed25519 or BIP-322. */
  message: string
  /** Hexadecimal for `eip155`, base58 for `solana`, base64 for `bip122`. */
  signature: string
}) => Promise<boolean>

/**
 * Decides whether an account signed a text, with the nodes of this server. Contracts run by `eth_call`
 * alone, so nothing they do stays.
 *
 * @param parameters.rpc of the chain; without it only keys count
 * @throws `signatures/undecided` (unavailable) when the chain does not answer within 5 s
 */
export function verifySignature({
  rpc,
  caipNetworkId,
  ...signed
}: {
  rpc: ChainRpc | null
  caipNetworkId: string
  address: string
  message: string
  signature: string
}): Promise<boolean> {
  return verify({
    ...signed,
    chainId: caipNetworkId,
    rpc: rpc && ((call) => rpc.request(call)),
  })
}
