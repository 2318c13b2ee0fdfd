import { type Address, isAddressEqual, parseAbi, zeroAddress } from 'viem'
import { readMany, readOf } from '../chains/readMany.ts'
import type { Dex } from './createDexes.ts'

/** A pool of a token and one that others are traded for: a stable one or the chain's own currency. */
export interface Pool {
  readonly token: Address
  readonly quote: Address
  readonly pair: Address
}

const factoryAbi = parseAbi(['function getPair(address, address) view returns (address)'])

/**
 * Finds the pools of tokens, and always those of the chain's own currency.
 *
 * @throws what the chain's `rpc` throws when no node answers
 */
export async function findPools({
  dex,
  wrapped,
  tokens,
}: {
  dex: Dex
  wrapped: Address
  tokens: readonly Address[]
}): Promise<Pool[]> {
  const { factory } = await dex.contracts()
  const quotes = [...dex.stables, wrapped]
  const pairs = [wrapped, ...tokens.filter((token) => !isAddressEqual(token, wrapped))].flatMap(
    (token) =>
      quotes.filter((quote) => !isAddressEqual(quote, token)).map((quote) => ({ token, quote })),
  )
  const found = await readMany(
    dex.chain,
    pairs.map(({ token, quote }) =>
      readOf({ abi: factoryAbi, address: factory, functionName: 'getPair', args: [token, quote] }),
    ),
  )
  return pairs.flatMap((each, index) => {
    const pair = found[index]
    return pair && pair !== zeroAddress ? [{ ...each, pair }] : []
  })
}
