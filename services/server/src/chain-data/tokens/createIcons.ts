import type { Art } from '../../images/built-in/Art.ts'

/** Where this server shows tokens. */
export interface Icons {
  /** @returns a path on this server, or `null` when there is no image */
  find(token: {
    /** CAIP-2. */
    chainId: string
    /** `null` for what the chain itself counts in. */
    address: string | null
  }): string | null
}

/** The catalogue knows one Solana, and calls it so. */
const solanaMainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/**
 * Finds images of tokens by chain and address, never by a name, which anybody may choose.
 *
 */
export function createIcons(art: Art): Icons {
  return {
    find({ chainId, address }) {
      const chain = chainId === solanaMainnet ? 'solana' : chainId.replace(':', '-')
      const id = `${chain}-${address?.toLowerCase() ?? 'native'}`
      return art.image('token', id) ? `/public/getTokenImage/${id}` : null
    },
  }
}
