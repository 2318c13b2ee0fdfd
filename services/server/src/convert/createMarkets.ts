import type { Chains } from '../chains/Chain.ts'
import type { Log } from '../log/createLog.ts'
import type { Outgoing } from '../outgoing/Outgoing.ts'
import { createDexes } from '../prices/createDexes.ts'
import { createPrices } from '../prices/createPrices.ts'
import { createTokenFacts, type TokenReader } from '../prices/createTokenFacts.ts'
import { llamaPrices } from '../prices/llamaPrices.ts'
import type { PriceSource, Prices } from '../prices/Prices.ts'
import { poolPrices } from '../prices/poolPrices.ts'
import type { Settings } from '../settings/settings.ts'
import { createSwaps } from './createSwaps.ts'
import type { Swaps } from './Swaps.ts'

/** What tokens are, what they are worth, and how they are swapped. */
export interface Markets {
  readonly tokens: TokenReader
  readonly prices: Prices
  readonly swaps: Swaps
}

/**
 * Makes what the operator named: exchanges, and a public price list for what no pool says.
 *
 * @throws `dex/no-node` for an exchange on a chain without a node
 */
export function createMarkets({
  settings,
  chains,
  outgoing,
  log,
}: {
  settings: Pick<Settings, 'dexes' | 'priceApiUrl'>
  chains: Chains
  outgoing: Outgoing
  log: Pick<Log, 'warn'>
}): Markets {
  const dexes = createDexes({ settings: settings.dexes, chains })
  const tokens = createTokenFacts({ chains, outgoing })
  const sources: PriceSource[] = []
  if (dexes.list().length > 0) sources.push(poolPrices({ dexes, tokens }))
  if (settings.priceApiUrl) sources.push(llamaPrices({ url: settings.priceApiUrl, outgoing }))
  return {
    tokens,
    prices: createPrices({ sources, outgoing, log }),
    swaps: createSwaps({ dexes, tokens, outgoing }),
  }
}
