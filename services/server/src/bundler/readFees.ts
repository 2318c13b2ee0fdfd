import type { PublicClient } from 'viem'

/** What a unit of gas has to pay now, in wei. */
export interface Fees {
  readonly baseFee: bigint
  /**
   * For who makes the block. A transaction pays as little as the least of its operations: with one that pays nothing, all of
   * them would wait.
   */
  readonly leastTip: bigint
}

export async function readFees(client: PublicClient): Promise<Fees> {
  const [{ baseFeePerGas }, usualTip] = await Promise.all([
    client.getBlock({ blockTag: 'latest' }),
    client.estimateMaxPriorityFeePerGas(),
  ])
  return { baseFee: baseFeePerGas ?? 0n, leastTip: usualTip / 4n }
}
