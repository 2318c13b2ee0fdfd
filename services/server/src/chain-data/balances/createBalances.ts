import { Amount, AppError } from '@foyer/core/primitives'
import type { TokenBalance } from '@foyer/protocol'
import { getAddress, type Hex } from 'viem'
import type { Database } from '../../platform/database/Database.ts'
import type { Log } from '../../platform/log/createLog.ts'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'
import type { Chain, Chains } from '../chains/Chain.ts'
import { createRefusingContracts } from '../chains/createRefusingContracts.ts'
import { createVersions } from '../indexer/createVersions.ts'
import type { Prices } from '../prices/Prices.ts'
import { formatTokenId, nativeEvmAddress, nativeSolanaAddress } from '../prices/TokenId.ts'
import type { Icons } from '../tokens/createIcons.ts'
import type { TokenRepository } from '../tokens/TokenFacts.ts'
import type { Balances, KnownBalances } from './Balances.ts'
import { balancesUnavailable } from './errors.ts'
import { type Holdings, readEvmHoldings } from './readEvmHoldings.ts'
import { readSolanaHoldings } from './readSolanaHoldings.ts'

const freshMs = 30_000
/** A balance is told with its age; older than this it is worth nothing. */
const staleMs = 24 * 3_600_000
const maxEntries = 20_000
/** What was read in part is read anew after this, to know the rest. */
const partFreshMs = 5_000
/** However often a user presses the button. */
const forcedIntervalMs = 2_000
/** A reading that takes longer is given up, and what is known is told. */
const readTimeoutMs = 8_000

/** `Balances` that is told when accounts did something. */
export interface WatchedBalances extends Balances {
  /** What is known of these accounts on this chain, or of all, is no longer so. */
  outdate(change: { chainId: string; accounts: readonly string[] | 'all' }): void
}

/** What was read, and how many changes were known when reading began. */
interface Reading {
  readonly version: string
  readonly balances: readonly TokenBalance[]
  readonly isWhole: boolean
}

/** Some of it is not known. */
class ReadInPart extends Error {
  readonly reading: Reading

  constructor(reading: Reading) {
    super('Only a part of the balances could be read')
    this.reading = reading
  }
}

/**
 * Reads balances from the operator's nodes: what the chain itself counts in, and tokens. On EVM chains
 * those of our catalogue and every one that the account was ever sent, on Solana its token accounts.
 *
 * @param parameters.curated addresses of tokens by chain
 */
export function createBalances({
  database,
  chains,
  prices,
  tokenRepository,
  icons,
  curated,
  outgoing,
  log,
}: {
  database: Database
  chains: Chains
  prices: Pick<Prices, 'priceUsd'>
  tokenRepository: TokenRepository
  icons: Icons
  curated: ReadonlyMap<string, readonly string[]>
  outgoing: Pick<Outgoing, 'cache'>
  log: Pick<Log, 'warn'>
}): WatchedBalances {
  const cache = outgoing.cache<Reading>({ name: 'balances', freshMs, staleMs, maxEntries })
  const parts = outgoing.cache<Reading>({
    ...{ name: 'balances in part', freshMs: partFreshMs, staleMs: partFreshMs },
    maxEntries: 2_000,
  })
  const versions = createVersions({ maxEntries })
  const refusing = createRefusingContracts()

  async function readHoldings(chain: Chain, account: string): Promise<Holdings> {
    const signal = AbortSignal.timeout(readTimeoutMs)
    if (chain.namespace === 'solana') {
      const holdings = await readSolanaHoldings({ chain, account, icons, signal })
      return { holdings, isWhole: true }
    }
    const known = curated.get(chain.caipNetworkId) ?? []
    return readEvmHoldings({
      chain,
      account,
      curated: known,
      database,
      tokenRepository,
      refusing: refusing.of(chain.caipNetworkId),
      icons,
      signal,
    })
  }

  async function readChain(chain: Chain, account: string): Promise<Omit<Reading, 'version'>> {
    const chainId = chain.caipNetworkId
    const { holdings: found, isWhole } = await readHoldings(chain, account)
    const idOf = (address: string | null) =>
      formatTokenId({
        caipNetworkId: chainId,
        address: address ?? nativeAddresses[chain.namespace] ?? '',
      })
    // Nobody asks around what bait is worth.
    const priced = await prices.priceUsd(
      found.filter(({ isSpam }) => !isSpam).map(({ address }) => idOf(address)),
    )
    const balances = found.map(
      ({ address, atomic, name, symbol, decimals, isSpam }): TokenBalance => {
        const numeric = Amount.toDecimal({ atomic, decimals })
        const price = finite(priced.get(idOf(address))?.priceUsd)
        return {
          name,
          symbol,
          chainId,
          ...(address !== null && { address: `${chainId}:${written(chain, address)}` }),
          value: price === null ? null : finite(Number(numeric) * price),
          price,
          quantity: { decimals: `${decimals}`, numeric },
          iconUrl: icons.find({ chainId, address }) ?? '',
          isSpam,
        }
      },
    )
    return { balances, isWhole }
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
    const name = `${key.chainId}:${account}`
    const load = async (): Promise<Reading> => {
      const version = versions.of(key)
      const read = async () => ({ version, ...(await readChain(chain, account)) })
      const { value } = await parts.get(name, read)
      // What was known as a whole, if anything was, is worth more for a day.
      if (!value.isWhole) throw new ReadInPart(value)
      parts.forget(name)
      return value
    }
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
        (chain): chain is Chain => chain?.namespace === familyOf(account) && chain.rpc !== null,
      )
      if (chainId !== null && asked.length === 0) {
        // Nobody here reads this chain, which is not to say that the account has nothing there.
        return { balances: [], staleMs: null, missingChainIds: [chainId] }
      }
      const outcomes = await Promise.all(
        asked.map((chain) =>
          readKnown({ chain, account, isForced }).then(
            (known) => ({ chain, known, error: null }),
            (error: unknown) =>
              error instanceof ReadInPart
                ? { chain, known: { value: error.reading, isStale: false, ageMs: 0 }, error }
                : { chain, known: null, error },
          ),
        ),
      )
      const failed = outcomes.filter(({ error }) => error !== null)
      for (const { chain, error } of failed) {
        if (isOutage(error) || error instanceof ReadInPart) continue
        log.warn({ chain: chain.caipNetworkId, err: error }, 'Balances could not be read')
      }
      if (failed.length > 0 && outcomes.every(({ known }) => known === null)) {
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

/** Stand for what a chain itself counts in. */
const nativeAddresses: Readonly<Record<string, string>> = {
  eip155: nativeEvmAddress,
  solana: nativeSolanaAddress,
}

/** EVM addresses carry their checksum; those of Solana are what they are. */
const written = ({ namespace }: Chain, address: string) =>
  namespace === 'eip155' ? getAddress(address as Hex) : address

const familyOf = (account: string) => (/^0x[0-9a-f]{40}$/.test(account) ? 'eip155' : 'solana')

/** What cannot be added up is not known. */
function finite(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
}

const isOutage = (error: unknown) => error instanceof AppError && error.kind === 'unavailable'
