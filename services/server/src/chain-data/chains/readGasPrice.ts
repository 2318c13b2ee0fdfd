import type { GasPrice } from '@foyer/protocol'
import type { PublicClient } from 'viem'

/** Blocks that are looked at: a few minutes at most, seconds on fast chains. */
const blockCount = 10

/**
 * What a unit of gas costs: the base fee of the next block and what others give on top. The base fee
 * grows by an eighth with each full block.
 *
 * On chains without base fees it is what the node would pay, three times.
 *
 * @throws what the client throws
 */
export async function readGasPrice(client: PublicClient): Promise<GasPrice> {
  const { baseFeePerGas, reward = [] } = await client.getFeeHistory({
    blockCount,
    rewardPercentiles: [25, 50, 75],
  })
  const base = baseFeePerGas.at(-1) ?? 0n
  if (base === 0n) {
    const price = `${await client.getGasPrice()}`
    return { standard: price, fast: price, instant: price }
  }
  const usual = await client.estimateMaxPriorityFeePerGas()
  const tip = (column: number) => {
    // Empty blocks say nothing about what it takes.
    const given = reward.map((row) => row[column] ?? 0n).filter((each) => each > 0n)
    return given.length === 0 ? usual : median(given)
  }
  return {
    standard: `${base + tip(0)}`,
    fast: `${ceilDivide(base * 9n, 8n) + tip(1)}`,
    instant: `${ceilDivide(base * 81n, 64n) + tip(2)}`,
  }
}

function median(values: readonly bigint[]): bigint {
  const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted[sorted.length >> 1] ?? 0n
}

function ceilDivide(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}
