import { AppError } from '@foyer/core/primitives'
import { and, desc, eq } from 'drizzle-orm'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import type { Database } from '../../platform/database/Database.ts'
import { accountAssets } from '../../platform/database/tables/indexer.ts'
import type { Chain } from '../chains/Chain.ts'
import { callMany } from '../chains/callMany.ts'
import type { RefusingContracts } from '../chains/createRefusingContracts.ts'
import type { Icons } from '../tokens/createIcons.ts'
import { isSpam } from '../tokens/isSpam.ts'
import type { TokenRepository } from '../tokens/TokenFacts.ts'
import { balancesUnavailable } from './errors.ts'
import type { Holding } from './Holding.ts'

/** Third parties can send an account as many kinds as they like; its own and the known ones come first. */
const maxSeenTokens = 1_000

/** What could be read. */
export interface Holdings {
  readonly holdings: Holding[]
  /** Whether that is all there is. */
  readonly isWhole: boolean
}

/**
 * Reads what an account has on an EVM chain: the native currency, the tokens of our catalogue, and
 * every token it was ever sent. Addresses are in lower case. What cannot be read, for the sake of one bad
 * token or of the database, does not keep back the rest.
 *
 * @param parameters.curated addresses of well known tokens of this chain
 * @throws `balances/unavailable`, `chains/unavailable` or the signal's reason when nothing can be read
 */
export async function readEvmHoldings({
  chain,
  account,
  curated,
  database,
  tokenRepository,
  refusing,
  icons,
  signal,
}: {
  chain: Chain
  account: string
  curated: readonly string[]
  database: Database
  tokenRepository: TokenRepository
  refusing: RefusingContracts
  icons: Icons
  signal: AbortSignal
}): Promise<Holdings> {
  const [native, tokens] = await Promise.allSettled([
    readNative({ chain, account, signal }),
    readTokens({ chain, account, curated, database, tokenRepository, refusing, icons, signal }),
  ])
  if (native.status === 'rejected' && tokens.status === 'rejected') throw native.reason
  const own = { address: null, ...chain.nativeCurrency, isSpam: false }
  return {
    holdings: [
      ...(native.status === 'fulfilled' ? [{ ...own, atomic: native.value }] : []),
      ...(tokens.status === 'fulfilled' ? tokens.value.holdings : []),
    ],
    isWhole: native.status === 'fulfilled' && tokens.status === 'fulfilled' && tokens.value.isWhole,
  }
}

async function readTokens({
  chain,
  account,
  curated,
  database,
  tokenRepository,
  refusing,
  icons,
  signal,
}: Parameters<typeof readEvmHoldings>[0]): Promise<Holdings> {
  const chainId = chain.caipNetworkId
  const seen = await readSeen({ database, chainId, account }).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'unavailable') return null
    throw error
  })
  const addresses = [...new Set([...curated, ...(seen?.keys() ?? [])])]
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account as Hex],
  })
  const calls = addresses.map((to) => ({ to, data }))
  const held = await callMany({ chain, calls, refusing, signal })
  const balances = addresses.flatMap((address, index) => {
    const answer = held[index]
    const atomic = answer?.length === 66 ? BigInt(answer) : 0n
    return atomic > 0n ? [{ address, atomic }] : []
  })
  const facts = await tokenRepository.read({
    chainId,
    addresses: balances.map(({ address }) => address),
    signal,
  })
  const holdings = balances.flatMap(({ address, atomic }) => {
    const token = facts.get(address)
    // Without decimals nobody can say how much it is, and a guess may be off by a million.
    if (!token || token.decimals === null || (token.name === '' && token.symbol === '')) return []
    const { name, symbol, decimals } = token
    const isKnown = icons.find({ chainId, address }) !== null
    const isWanted = seen?.get(address)?.isWanted ?? false
    const spam = isSpam({ isWanted, isKnown, names: [name, symbol] })
    const named = { name: name || symbol, symbol: symbol || name }
    return [{ address, atomic, ...named, decimals, isSpam: spam }]
  })
  const isKnown = held.every((answer) => answer !== undefined)
  return {
    holdings,
    isWhole: seen !== null && isKnown && balances.every(({ address }) => facts.has(address)),
  }
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
  // A flood of tokens comes after what the account already had, which is therefore asked first.
  const others = rows.filter(({ isWanted }) => !isWanted).toReversed()
  return new Map(
    [...rows.filter(({ isWanted }) => isWanted), ...others].map(({ token, isWanted }) => [
      token,
      { isWanted },
    ]),
  )
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
