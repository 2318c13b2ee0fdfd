/** Which collectible. */
export interface NftKey {
  readonly standard: 'ERC721' | 'ERC1155'
  /** Address of the contract, in lower case. */
  readonly token: string
  /** A whole number. */
  readonly tokenId: string
}

/** What a collectible says about itself, cleaned. */
export interface NftFacts {
  /** Empty when it says nothing that can be shown. */
  readonly name: string
  /** Where this server shows its image, a path; `null` when none is known. */
  readonly preview: string | null
}

/** Reads what collectibles say about themselves, and remembers it. */
export interface NftRepository {
  /**
   * By `nftName`. What is not known yet is missing: it is read meanwhile, and there the next time.
   *
   * @throws `database/unavailable`
   */
  read(query: {
    /** CAIP-2. */
    chainId: string
    nfts: readonly NftKey[]
  }): Promise<ReadonlyMap<string, NftFacts>>
}

/** Tells the collectibles of a chain apart. */
export function nftName({ token, tokenId }: Pick<NftKey, 'token' | 'tokenId'>): string {
  return `${token}:${tokenId}`
}
