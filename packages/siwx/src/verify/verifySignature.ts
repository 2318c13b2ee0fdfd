import { verifyBitcoin } from './bitcoin/verifyBitcoin.ts'
import type { Rpc } from './evm/Rpc.ts'
import { verifyEvm } from './evm/verifyEvm.ts'
import { verifySolana } from './verifySolana.ts'

/** A text that an account is said to have signed. */
export interface SignedText {
  /** CAIP-2, such as `eip155:1`. */
  readonly chainId: string
  readonly address: string
  readonly message: string
  /** Hexadecimal with `0x` for `eip155`, base58 for `solana`, base64 for `bip122`. */
  readonly signature: string
  /** Asks a node of the chain, for contract accounts; without it only keys count. */
  readonly rpc?: Rpc | null | undefined
}

/**
 * Decides whether an account signed a text, for every chain family: EIP-191, ERC-1271 and ERC-6492,
 * Ed25519 of Solana, BIP-322 and older messages of Bitcoin.
 *
 * @throws `signatures/undecided` (unavailable) when a contract has to say and its chain does not answer
 * within 5 s
 * @example
 * import { verifySignature } from '@foyer/siwx/verify'
 *
 * const isSigned = await verifySignature({
 *   chainId: 'eip155:1',
 *   address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
 *   message: 'Hello',
 *   signature: '0x',
 * })
 */
export async function verifySignature({
  chainId,
  address,
  message,
  signature,
  rpc = null,
}: SignedText): Promise<boolean> {
  const colon = chainId.indexOf(':')
  switch (chainId.slice(0, colon)) {
    case 'eip155':
      return verifyEvm({ rpc, address, message, signature })
    case 'solana':
      return verifySolana({ address, message, signature })
    case 'bip122':
      return verifyBitcoin({
        chainReference: chainId.slice(colon + 1),
        address,
        message,
        signature,
      })
    default:
      return false
  }
}
