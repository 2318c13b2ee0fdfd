import type { Address, Hex } from 'viem'

/** What a transaction asks of the chain. */
export interface Call {
  /** `null`: it deploys a contract of `data`. */
  readonly to: Address | null
  /** In wei. */
  readonly value: bigint
  readonly data: Hex
}

/** How a contract counts what it holds; nobody can tell ERC-20 and ERC-721 apart by their calls. */
export type TokenStandard = 'ERC20' | 'ERC721' | 'ERC1155'
