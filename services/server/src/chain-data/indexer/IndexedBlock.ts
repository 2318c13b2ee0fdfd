/** Addresses and hashes here are in lower case. */
export interface IndexedBlock {
  readonly number: number
  readonly hash: string
  readonly parentHash: string
  readonly minedAt: Date
  readonly transactions: readonly IndexedTransaction[]
}

export interface IndexedTransaction {
  readonly position: number
  readonly hash: string
  readonly sender: string
  /** `null` when it makes a contract. */
  readonly recipient: string | null
  readonly nonce: number
  /** In atomic units. */
  readonly value: bigint
  /** The first four bytes of the input, `0x` when there is none. */
  readonly selector: string
  readonly hasSucceeded: boolean
  readonly transfers: readonly IndexedTransfer[]
  /** Who let another account move something. */
  readonly approvers: readonly string[]
}

export interface IndexedTransfer {
  readonly kind: 'native' | 'erc20' | 'erc721' | 'erc1155'
  /** `null` for what the chain itself counts in. */
  readonly token: string | null
  /** `null` unless it is a collectible. */
  readonly tokenId: bigint | null
  readonly sender: string
  readonly recipient: string
  /** In atomic units; 1 for an ERC-721. */
  readonly amount: bigint
}
