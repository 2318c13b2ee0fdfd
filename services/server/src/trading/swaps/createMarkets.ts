import type { Chains } from '../../chain-data/chains/Chain.ts'
import { createDexes } from '../../chain-data/prices/createDexes.ts'
import { createPrices } from '../../chain-data/prices/createPrices.ts'
import { createTokenFacts, type TokenReader } from '../../chain-data/prices/createTokenFacts.ts'
import { llamaPrices } from '../../chain-data/prices/llamaPrices.ts'
import type { PriceSource, Prices } from '../../chain-data/prices/Prices.ts'
import { poolPrices } from '../../chain-data/prices/poolPrices.ts'
import type { Log } from '../../platform/log/createLog.ts'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { createSwaps } from './createSwaps.ts'
import { openSwapSources } from './openSwapSources.ts'
import type { Swaps } from './SwapSource.ts'

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
  settings: Pick<
    Settings,
    'dexes' | 'priceApiUrl' | 'swapSources' | 'lifiApiKey' | 'lifiUrl' | 'kyberswapUrl'
  >
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
    swaps: createSwaps({
      sources: openSwapSources({ settings, dexes, chains, tokens, outgoing }),
      ...{ chains, outgoing, log },
    }),
  }
}
