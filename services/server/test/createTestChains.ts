import type { Chains } from '../src/chain-data/chains/Chain.ts'
import { createChains } from '../src/chain-data/chains/createChains.ts'
import { createLog } from '../src/platform/log/createLog.ts'
import { createOutgoing } from '../src/platform/outgoing/createOutgoing.ts'

/** Chains over these nodes, by CAIP-2 id. */
export async function createTestChains(urls: Readonly<Record<string, string>>): Promise<Chains> {
  return createChains({
    rpcUrls: Object.entries(urls).map(([caipNetworkId, url]) => ({ caipNetworkId, urls: [url] })),
    chainDescriptions: Object.keys(urls).map((caipNetworkId) => ({
      caipNetworkId,
      name: 'Test chain',
      symbol: 'ETH',
      decimals: 18,
      isTestnet: true,
    })),
    outgoing: createOutgoing(),
    log: createLog({ level: 'silent' }),
  })
}
