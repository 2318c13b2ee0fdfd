import { type Address, isAddressEqual, parseAbi } from 'viem'
import { readMany, readOf } from '../chains/readMany.ts'
import type { Dex, Dexes } from './createDexes.ts'
import type { TokenReader } from './createTokenFacts.ts'
import { findPools, type Pool } from './findPools.ts'
import type { PriceSource } from './Prices.ts'

const pairAbi = parseAbi(['function getReserves() view returns (uint112, uint112, uint32)'])

/**
 * What tokens are worth in the constant-product pools of the operator's exchanges: by what they hold,
 * against tokens that the operator calls stable, or against the chain's own currency and that against
 * a stable token. The pool with the most in it counts, and one with less than the operator's minimum
 * does not.
 */
export function poolPrices({
  dexes,
  tokens: reader,
}: {
  dexes: Dexes
  tokens: TokenReader
}): PriceSource {
  return {
    name: 'pools',
    serves: (caipNetworkId) => dexes.find(caipNetworkId) !== null,
    async priceUsd({ caipNetworkId, tokens }) {
      const dex = dexes.find(caipNetworkId)
      const prices = new Map<string, number>()
      if (!dex) return prices
      const { wrapped } = await dex.contracts()
      const wanted = tokens.map(({ address, isNative }) => ({
        address,
        contract: isNative ? wrapped : (address as Address),
      }))
      const isStable = (token: Address) => dex.stables.some((each) => isAddressEqual(each, token))
      const priced = wanted.filter(({ contract }) => !isStable(contract))

      const pools = await findPools({
        dex,
        wrapped,
        tokens: priced.map(({ contract }) => contract),
      })
      const held = await readHoldings({ dex, pools, reader })
      const wrappedUsd = isStable(wrapped)
        ? 1
        : bestPrice({ dex, held, token: wrapped, quoteUsd: stableUsd })
      function stableUsd(quote: Address) {
        return isStable(quote) ? 1 : null
      }
      const quoteUsd = (quote: Address) =>
        isAddressEqual(quote, wrapped) ? wrappedUsd : stableUsd(quote)
      for (const { address, contract } of wanted) {
        const price = isStable(contract)
          ? 1
          : isAddressEqual(contract, wrapped)
            ? wrappedUsd
            : bestPrice({ dex, held, token: contract, quoteUsd })
        if (price !== null) prices.set(address, price)
      }
      return prices
    },
  }
}

/** What a pool holds of each side, in whole tokens. */
interface Holdings extends Pool {
  readonly tokenAmount: number
  readonly quoteAmount: number
}

async function readHoldings({
  dex,
  pools,
  reader,
}: {
  dex: Dex
  pools: readonly Pool[]
  reader: TokenReader
}): Promise<Holdings[]> {
  const decimalsOf = async (token: Address) =>
    (await reader.facts(`${dex.caipNetworkId}:${token}`))?.decimals ?? null
  const [reserves, decimals] = await Promise.all([
    readMany(
      dex.chain,
      pools.map(({ pair }) => readOf({ abi: pairAbi, address: pair, functionName: 'getReserves' })),
    ),
    Promise.all(
      pools.map(({ token, quote }) => Promise.all([decimalsOf(token), decimalsOf(quote)])),
    ),
  ])
  return pools.flatMap((pool, index) => {
    const amounts = reserves[index]
    const [tokenDecimals, quoteDecimals] = decimals[index] ?? []
    if (!amounts || tokenDecimals == null || quoteDecimals == null) return []
    // A pool keeps its two sides in the order of their addresses.
    const isFirst = pool.token.toLowerCase() < pool.quote.toLowerCase()
    const [tokenReserve, quoteReserve] = isFirst
      ? [amounts[0], amounts[1]]
      : [amounts[1], amounts[0]]
    return [
      {
        ...pool,
        tokenAmount: Number(tokenReserve) / 10 ** tokenDecimals,
        quoteAmount: Number(quoteReserve) / 10 ** quoteDecimals,
      },
    ]
  })
}

function bestPrice({
  dex,
  held,
  token,
  quoteUsd,
}: {
  dex: Dex
  held: readonly Holdings[]
  token: Address
  quoteUsd: (quote: Address) => number | null
}): number | null {
  let best: { priceUsd: number; depthUsd: number } | null = null
  for (const { tokenAmount, quoteAmount, ...pool } of held) {
    const quotePrice = quoteUsd(pool.quote)
    if (!isAddressEqual(pool.token, token) || quotePrice === null) continue
    // Both sides are worth the same; only the known one is believed.
    const depthUsd = 2 * quoteAmount * quotePrice
    const priceUsd = withoutNoise((quoteAmount * quotePrice) / tokenAmount)
    if (!(depthUsd >= dex.minimumUsd) || !Number.isFinite(priceUsd) || priceUsd <= 0) continue
    if (!best || depthUsd > best.depthUsd) best = { priceUsd, depthUsd }
  }
  return best?.priceUsd ?? null
}

/** Floating point cannot hold 5 made of 0.002 and 2,500; nobody needs its last four digits. */
function withoutNoise(value: number): number {
  return Number(value.toPrecision(12))
}
