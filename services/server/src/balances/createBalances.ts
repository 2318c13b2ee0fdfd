import { Amount, AppError } from '@foyer/core/primitives'
import type { TokenBalance } from '@foyer/protocol'
import { and, desc, eq } from 'drizzle-orm'
import { encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem'
import type { Chain, Chains } from '../chains/Chain.ts'
import { callMany } from '../chains/callMany.ts'
import type { Database } from '../database/Database.ts'
import { accountAssets } from '../database/schema.ts'
import { isSpam } from '../history/isSpam.ts'
import type { Log } from '../log/createLog.ts'
import type { Outgoing } from '../outgoing/Outgoing.ts'
import type { Prices } from '../prices/Prices.ts'
import { formatTokenId, nativeEvmAddress } from '../prices/TokenId.ts'
import type { Balances, KnownBalances } from './Balances.ts'
import type { Icons } from './createIcons.ts'
import type { TokenBook } from './TokenFacts.ts'

const freshMs = 30_000
/** Told with its age; older than this it is worth nothing. */
const staleMs = 24 * 3_600_000
const maxEntries = 20_000
/** However often somebody presses the button. */
const forcedIntervalMs = 2_000
/** A reading that takes longer is given up, and what is known is told. */
const readTimeoutMs = 8_000

/** Strangers can send an account as many kinds as they like; its own and the known ones come first. */
const maxSeenTokens = 1_000

/** `Balances` that is told when accounts did something. */
export interface WatchedBalances extends Balances {
  /** What is known of these accounts on this chain, or of all, is no longer so. */
  outdate(change: { chainId: string; accounts: readonly string[] | 'all' }): void
}

/** What was read, and how many changes were known when reading began. */
interface Reading {
  readonly version: string
  readonly balances: readonly TokenBalance[]
}

/**
 * Reads balances from the operator's nodes: what the chain itself counts in, the tokens of our
 * catalogue, and every token the account was ever sent.
 *
 * @param parameters.curated addresses of tokens by chain
 */
export function createBalances({
  database,
  chains,
  prices,
  book,
  icons,
  curated,
  outgoing,
  log,
}: {
  database: Database
  chains: Chains
  prices: Pick<Prices, 'priceUsd'>
  book: TokenBook
  icons: Icons
  curated: ReadonlyMap<string, readonly string[]>
  outgoing: Pick<Outgoing, 'cache'>
  log: Pick<Log, 'warn'>
}): WatchedBalances {
  const cache = outgoing.cache<Reading>({ name: 'balances', freshMs, staleMs, maxEntries })
  const versions = createVersions()

  async function readChain(chain: Chain, account: string): Promise<TokenBalance[]> {
    const signal = AbortSignal.timeout(readTimeoutMs)
    const chainId = chain.caipNetworkId
    const seen = await readSeen({ database, chainId, account })
    const known = curated.get(chainId) ?? []
    const addresses = [...new Set([...known, ...seen.keys()])]
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
    const facts = await book.read({
      chainId,
      addresses: holdings.map(({ address }) => address),
      signal,
    })
    const { name, symbol, decimals } = chain.nativeCurrency
    const found = [
      { address: null, atomic: native, name, symbol, decimals, isSpam: false },
      ...holdings.flatMap(({ address, atomic }) => {
        const token = facts.get(address)
        // Without decimals nobody can say how much it is, and a guess may be off by a million.
        if (!token || token.decimals === null || (token.name === '' && token.symbol === '')) {
          return []
        }
        const { name, symbol, decimals } = token
        const isKnown = icons.find({ chainId, address }) !== null
        const isWanted = seen.get(address)?.isWanted ?? false
        const spam = isSpam({ isWanted, isKnown, names: [name, symbol] })
        const named = { name: name || symbol, symbol: symbol || name }
        return [{ address, atomic, ...named, decimals, isSpam: spam }]
      }),
    ]
    const idOf = (address: string | null) =>
      formatTokenId({ caipNetworkId: chainId, address: address ?? nativeEvmAddress })
    // Nobody asks around what bait is worth.
    const priced = await prices.priceUsd(
      found.filter(({ isSpam }) => !isSpam).map(({ address }) => idOf(address)),
    )
    return found.map(({ address, atomic, name, symbol, decimals, isSpam }): TokenBalance => {
      const numeric = Amount.toDecimal({ atomic, decimals })
      const price = finite(priced.get(idOf(address))?.priceUsd)
      return {
        name,
        symbol,
        chainId,
        ...(address !== null && { address: `${chainId}:${getAddress(address as Hex)}` }),
        value: price === null ? null : finite(Number(numeric) * price),
        price,
        quantity: { decimals: `${decimals}`, numeric },
        iconUrl: icons.find({ chainId, address }) ?? '',
        isSpam,
      }
    })
  }

  async function readKnown({
    chain,
    account,
    isForced,
  }: {
    chain: Chain
    account: string
    isForced: boolean
  }) {
    const key = { chainId: chain.caipNetworkId, account }
    const load = async (): Promise<Reading> => {
      const version = versions.of(key)
      return { version, balances: await readChain(chain, account) }
    }
    const name = `${key.chainId}:${account}`
    let known = await cache.get(name, load)
    if (isForced && known.ageMs > forcedIntervalMs) known = await cache.get(name, load, forced)
    // Twice at most: the first may join a reading that began before the change.
    for (let tries = 0; tries < 2; tries++) {
      if (known.isStale || known.value.version === versions.of(key)) break
      known = await cache.get(name, load, forced)
    }
    return known
  }

  return {
    async read({ account, chainId, isForced }): Promise<KnownBalances> {
      const asked = (chainId === null ? chains.list() : [chains.find(chainId)]).filter(
        (chain): chain is Chain => chain?.namespace === 'eip155' && chain.rpc !== null,
      )
      const outcomes = await Promise.all(
        asked.map((chain) =>
          readKnown({ chain, account, isForced }).then(
            (known) => ({ chain, known, error: null }),
            (error: unknown) => ({ chain, known: null, error }),
          ),
        ),
      )
      const failed = outcomes.filter(({ error }) => error !== null)
      for (const { chain, error } of failed) {
        if (isOutage(error)) continue
        log.warn({ chain: chain.caipNetworkId, err: error }, 'Balances could not be read')
      }
      if (failed.length > 0 && failed.length === outcomes.length) {
        throw isOutage(failed[0]?.error) ? failed[0]?.error : balancesUnavailable(failed[0]?.error)
      }
      const stale = outcomes.flatMap(({ known }) => (known?.isStale ? known.ageMs : []))
      return {
        balances: outcomes
          .flatMap(({ known }) => known?.value.balances ?? [])
          .sort((a, b) => Number(a.isSpam) - Number(b.isSpam) || (b.value ?? -1) - (a.value ?? -1)),
        staleMs: stale.length === 0 ? null : Math.max(...stale),
        missingChainIds: failed.map(({ chain }) => chain.caipNetworkId),
      }
    },
    outdate: versions.grow,
  }
}

const forced = { force: true } as const

/** Counts the changes of accounts that somebody asked about. */
function createVersions() {
  const ofChain = new Map<string, number>()
  const ofAccount = new Map<string, number>()
  return {
    of({ chainId, account }: { chainId: string; account: string }): string {
      const key = `${chainId}:${account}`
      const version = ofAccount.get(key) ?? 0
      // Used last, goes last.
      ofAccount.delete(key)
      ofAccount.set(key, version)
      const [oldest] = ofAccount.keys()
      if (ofAccount.size > maxEntries && oldest !== undefined) ofAccount.delete(oldest)
      return `${ofChain.get(chainId) ?? 0}.${version}`
    },
    grow({ chainId, accounts }: { chainId: string; accounts: readonly string[] | 'all' }) {
      if (accounts === 'all') {
        ofChain.set(chainId, (ofChain.get(chainId) ?? 0) + 1)
        return
      }
      for (const account of accounts) {
        const key = `${chainId}:${account}`
        const version = ofAccount.get(key)
        if (version !== undefined) ofAccount.set(key, version + 1)
      }
    },
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

/** What cannot be added up is not known. */
function finite(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
}

const isOutage = (error: unknown) => error instanceof AppError && error.kind === 'unavailable'

const balancesUnavailable = (cause: unknown) =>
  new AppError('balances/unavailable', 'Balances cannot be read at the moment. Try again later.', {
    kind: 'unavailable',
    cause,
  })
