import { and, desc, eq } from 'drizzle-orm'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import type { Database } from '../../platform/database/Database.ts'
import { accountAssets } from '../../platform/database/schema.ts'
import type { Chain } from '../chains/Chain.ts'
import { callMany } from '../chains/callMany.ts'
import type { Icons } from '../tokens/createIcons.ts'
import { isSpam } from '../tokens/isSpam.ts'
import type { TokenRepository } from '../tokens/TokenFacts.ts'
import { balancesUnavailable } from './errors.ts'
import type { Holding } from './Holding.ts'

/** Third parties can send an account as many kinds as they like; its own and the known ones come first. */
const maxSeenTokens = 1_000

/**
 * Reads what an account has on an EVM chain: the native currency, the tokens of our catalogue, and
 * every token it was ever sent. Addresses are in lower case.
 *
 * @param parameters.curated addresses of well known tokens of this chain
 * @throws `balances/unavailable`, `chains/unavailable`, `database/unavailable`, or the signal's reason
 */
export async function readEvmHoldings({
  chain,
  account,
  curated,
  database,
  tokenRepository,
  icons,
  signal,
}: {
  chain: Chain
  account: string
  curated: readonly string[]
  database: Database
  tokenRepository: TokenRepository
  icons: Icons
  signal: AbortSignal
}): Promise<Holding[]> {
  const chainId = chain.caipNetworkId
  const seen = await readSeen({ database, chainId, account })
  const addresses = [...new Set([...curated, ...seen.keys()])]
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account as Hex],
  })
  const [native, held] = await Promise.all([
    readNative({ chain, account, signal }),
    callMany({ chain, calls: addresses.map((to) => ({ to, data })), signal }),
  ])
  const holdings = addresses.flatMap((address, index) => {
    const answer = held[index] ?? null
    const atomic = answer?.length === 66 ? BigInt(answer) : 0n
    return atomic > 0n ? [{ address, atomic }] : []
  })
  const facts = await tokenRepository.read({
    chainId,
    addresses: holdings.map(({ address }) => address),
    signal,
  })
  return [
    { address: null, atomic: native, ...chain.nativeCurrency, isSpam: false },
    ...holdings.flatMap(({ address, atomic }) => {
      const token = facts.get(address)
      // Without decimals nobody can say how much it is, and a guess may be off by a million.
      if (!token || token.decimals === null || (token.name === '' && token.symbol === '')) return []
      const { name, symbol, decimals } = token
      const isKnown = icons.find({ chainId, address }) !== null
      const isWanted = seen.get(address)?.isWanted ?? false
      const spam = isSpam({ isWanted, isKnown, names: [name, symbol] })
      const named = { name: name || symbol, symbol: symbol || name }
      return [{ address, atomic, ...named, decimals, isSpam: spam }]
    }),
  ]
}

async function readSeen({
  database,
  chainId,
  account,
}: {
  database: Database
  chainId: string
  account: string
}): Promise<ReadonlyMap<string, { isWanted: boolean }>> {
  const rows = await database.run((queries) =>
    queries
      .select({ token: accountAssets.token, isWanted: accountAssets.isWanted })
      .from(accountAssets)
      .where(
        and(
          eq(accountAssets.account, account),
          eq(accountAssets.chainId, chainId),
          eq(accountAssets.kind, 'erc20'),
        ),
      )
      .orderBy(desc(accountAssets.isWanted), desc(accountAssets.seenAt))
      .limit(maxSeenTokens),
  )
  return new Map(rows.map(({ token, isWanted }) => [token, { isWanted }]))
}

async function readNative({
  chain,
  account,
  signal,
}: {
  chain: Chain
  account: string
  signal: AbortSignal
}): Promise<bigint> {
  const params = [account, 'latest']
  const answer = await chain.rpc?.request({ method: 'eth_getBalance', params, signal })
  if (typeof answer === 'string' && /^0x[0-9a-f]{1,64}$/i.test(answer)) return BigInt(answer)
  throw balancesUnavailable(new Error('The node answered no balance'))
}
