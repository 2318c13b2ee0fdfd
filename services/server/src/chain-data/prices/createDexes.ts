import { AppError } from '@foyer/core/primitives'
import { type Address, type PublicClient, parseAbi } from 'viem'
import type { DexSetting } from '../../platform/settings/parseDexes.ts'
import type { Chain, Chains } from '../chains/Chain.ts'
import { type ReadableChain, readMany, readOf } from '../chains/readMany.ts'

/** The exchange of a chain. */
export interface Dex extends DexSetting {
  readonly chain: Chain
  readonly client: PublicClient
  /**
   * What the router itself says; it never changes, so it is asked until it has answered once.
   *
   * @throws `dex/no-router` (unavailable) when what stands there is no router
   * @throws what the chain's `rpc` throws when no node answers
   */
  contracts(): Promise<DexContracts>
}

export interface DexContracts {
  /** Knows the pool of every pair. */
  readonly factory: Address
  /** The chain's own currency as an ERC-20. */
  readonly wrapped: Address
}

/** The exchanges of this server. */
export interface Dexes {
  list(): readonly Dex[]
  /** @param caipNetworkId such as `eip155:1`; `null` when the operator named none for it */
  find(caipNetworkId: string): Dex | null
}

const routerAbi = parseAbi([
  'function factory() view returns (address)',
  'function WETH() view returns (address)',
])

/**
 * The exchanges that the operator named, on chains that there are nodes for.
 *
 * @throws `dex/no-node` for an exchange on a chain without one
 */
export function createDexes({
  settings,
  chains,
}: {
  settings: readonly DexSetting[]
  chains: Pick<Chains, 'find'>
}): Dexes {
  const dexes = settings.map((setting): Dex => {
    const chain = chains.find(setting.caipNetworkId)
    const client = chain?.client
    if (!chain || !client) throw noNode(setting.caipNetworkId)
    let known: Promise<DexContracts> | undefined
    return {
      ...setting,
      chain,
      client,
      contracts() {
        known ??= readContracts({ ...setting, chain }).catch((error: unknown) => {
          known = undefined
          throw error
        })
        return known
      },
    }
  })
  return {
    list: () => dexes,
    find: (caipNetworkId) => dexes.find((dex) => dex.caipNetworkId === caipNetworkId) ?? null,
  }
}

async function readContracts({
  caipNetworkId,
  router,
  chain,
}: DexSetting & { chain: ReadableChain }): Promise<DexContracts> {
  const [factory, wrapped] = await readMany(chain, [
    readOf({ abi: routerAbi, address: router, functionName: 'factory' }),
    readOf({ abi: routerAbi, address: router, functionName: 'WETH' }),
  ])
  if (!factory || !wrapped) throw noRouter({ caipNetworkId, router })
  return { factory, wrapped }
}

const noNode = (caipNetworkId: string) =>
  new AppError(
    'dex/no-node',
    `DEXES names an exchange on ${caipNetworkId}, a chain without a node. Add one to RPC_URLS, or ` +
      'leave the exchange out.',
    { kind: 'invalid', context: { caipNetworkId } },
  )

const noRouter = ({ caipNetworkId, router }: { caipNetworkId: string; router: Address }) =>
  new AppError(
    'dex/no-router',
    `${router} on ${caipNetworkId} does not answer as a Uniswap V2 router does. Correct it in DEXES.`,
    { kind: 'unavailable', context: { caipNetworkId, router } },
  )
