import type { Chains } from '../../chain-data/chains/Chain.ts'
import type { Dexes } from '../../chain-data/prices/createDexes.ts'
import type { TokenReader } from '../../chain-data/prices/createTokenFacts.ts'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { createKyberSwap } from './aggregators/createKyberSwap.ts'
import { createLifi } from './aggregators/createLifi.ts'
import { createPoolSwaps } from './pools/createPoolSwaps.ts'
import type { SwapSource } from './SwapSource.ts'

/** Makes those who swap as the operator named them. */
export function openSwapSources({
  settings,
  dexes,
  ...given
}: {
  settings: Pick<Settings, 'swapSources' | 'lifiApiKey' | 'lifiUrl' | 'kyberswapUrl'>
  dexes: Dexes
  chains: Pick<Chains, 'find'>
  tokens: TokenReader
  outgoing: Outgoing
}): readonly SwapSource[] {
  const make: Record<Settings['swapSources'][number], () => SwapSource> = {
    pools: () => createPoolSwaps({ dexes, ...given }),
    lifi: () => createLifi({ settings, ...given }),
    kyberswap: () => createKyberSwap({ settings, ...given }),
  }
  return settings.swapSources.map((name) => make[name]())
}
