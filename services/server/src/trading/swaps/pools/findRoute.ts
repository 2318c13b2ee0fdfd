import { type Address, isAddressEqual, parseAbi } from 'viem'
import { readMany, readOf } from '../../../chain-data/chains/readMany.ts'
import type { Dex } from '../../../chain-data/prices/createDexes.ts'

const routerAbi = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
])

/** Over which pools, and what they bring. */
export interface Route {
  /** Contracts on the way, from first to last; the chain's own currency is there as its wrapped form. */
  readonly path: readonly Address[]
  /** Base units. */
  readonly toAmount: bigint
}

/**
 * The way that brings most: one pool, or two over the chain's own currency or a stable token. The
 * router itself counts, so that the amount is what a swap in the same block brings.
 *
 * @returns `null` when there is no way, or nothing comes out of it
 * @throws what the chain's `rpc` throws when no node answers
 */
export async function findRoute({
  dex,
  wrapped,
  from,
  to,
  amount,
}: {
  dex: Dex
  wrapped: Address
  from: Address
  to: Address
  amount: bigint
}): Promise<Route | null> {
  const between = [wrapped, ...dex.stables].filter(
    (token) => !isAddressEqual(token, from) && !isAddressEqual(token, to),
  )
  const paths = [[from, to], ...between.map((token) => [from, token, to])]
  const found = await readMany(
    dex.chain,
    paths.map((path) =>
      readOf({
        abi: routerAbi,
        address: dex.router,
        functionName: 'getAmountsOut',
        args: [amount, path],
      }),
    ),
  )
  let best: Route | null = null
  for (const [index, path] of paths.entries()) {
    const toAmount = found[index]?.at(-1) ?? 0n
    // Of two that bring the same the shorter one costs less.
    if (toAmount > (best?.toAmount ?? 0n)) best = { path, toAmount }
  }
  return best
}
