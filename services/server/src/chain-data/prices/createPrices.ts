import type { Log } from '../../platform/log/createLog.ts'
import type { Resilient } from '../../platform/outgoing/createResilient.ts'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'
import { createBatches } from './createBatches.ts'
import type { PricedToken, PriceSource, Prices } from './Prices.ts'
import { formatTokenId, parseTokenId, type Token, type TokenId } from './TokenId.ts'

/** As old as a price may be before it is read anew. */
const freshMs = 15_000

/** An older one says too little. */
const staleMs = 3_600_000

/** All sources together stay under 3 s, so that a route that waits for a price can answer in that time. */
const allSourcesTimeoutMs = 2_600

/** Dearer and cheaper than anything that is traded: such a number comes from a broken pool. */
const maxPriceUsd = 1e12
const minPriceUsd = 1e-18

/**
 * Prices from several places: each is asked for what those before it did not know. A failing source is
 * left alone for a while, and what was known stays, marked as stale.
 *
 * @param parameters.sources the most trusted first
 */
export function createPrices({
  sources,
  outgoing,
  log,
}: {
  sources: readonly PriceSource[]
  outgoing: Pick<Outgoing, 'resilient' | 'cache'>
  log: Pick<Log, 'warn'>
}): Prices {
  const timeoutMs = Math.floor(allSourcesTimeoutMs / Math.max(sources.length, 1))
  const asked = sources.map((source) => ({
    source,
    resilient: outgoing.resilient({ name: `prices-${source.name}`, timeoutMs, retries: 0 }),
  }))
  const cache = outgoing.cache<number | null>({
    name: 'prices',
    freshMs,
    staleMs,
    maxEntries: 10_000,
  })
  const batches = createBatches<Token, number | null>({
    groupOf: (token) => token.caipNetworkId,
    load: (tokens) => askAll({ asked, tokens }),
  })

  const priceOf = async (id: TokenId): Promise<PricedToken | null> => {
    const token = parseTokenId(id)
    if (!token) return null
    try {
      const { value, isStale } = await cache.get(formatTokenId(token), () => batches.load(token))
      return value === null ? null : { priceUsd: value, isStale }
    } catch (error) {
      log.warn({ err: error }, 'A price could not be read')
      return null
    }
  }
  return {
    async priceUsd(tokens) {
      const priced = tokens.map(async (id) => [id, await priceOf(id)] as const)
      return new Map(await Promise.all(priced))
    },
  }
}

async function askAll({
  asked,
  tokens,
}: {
  asked: readonly { source: PriceSource; resilient: Resilient }[]
  tokens: readonly Token[]
}): Promise<(number | null | Error)[]> {
  const caipNetworkId = tokens[0]?.caipNetworkId ?? ''
  const known = new Map<string, number>()
  let failure: Error | undefined
  for (const { source, resilient } of asked) {
    const missing = tokens.filter(({ address }) => !known.has(address))
    if (missing.length === 0) break
    if (!source.serves(caipNetworkId)) continue
    try {
      const found = await resilient.run((signal) =>
        source.priceUsd({ caipNetworkId, tokens: missing, signal }),
      )
      for (const { address } of missing) {
        const priceUsd = found.get(address)
        if (priceUsd !== undefined && isSane(priceUsd)) known.set(address, priceUsd)
      }
    } catch (error) {
      failure = error as Error
    }
  }
  // A source that did not answer might have known it: that is no "nobody knows".
  return tokens.map(({ address }) => known.get(address) ?? failure ?? null)
}

function isSane(priceUsd: number): boolean {
  return priceUsd >= minPriceUsd && priceUsd <= maxPriceUsd
}
