import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddressEqual,
  parseAbi,
} from 'viem'
import type { Dex, DexContracts, Dexes } from '../../../chain-data/prices/createDexes.ts'
import type { TokenReader } from '../../../chain-data/prices/createTokenFacts.ts'
import { findPools } from '../../../chain-data/prices/findPools.ts'
import { nativeEvmAddress, type Token } from '../../../chain-data/prices/TokenId.ts'
import type { Outgoing } from '../../../platform/outgoing/Outgoing.ts'
import { networkUnsupported, swapRefused } from '../errors.ts'
import type { BuiltSwap, SwapSource, TransactionCost } from '../SwapSource.ts'
import { tryTransaction } from '../tryTransaction.ts'
import { findRoute } from './findRoute.ts'

/** Below the 3 s in which every answer is due. */
const timeoutMs = 2_700

/** How long a swap may wait for its block. */
const validityMs = 20 * 60_000

/** New pools show up within a minute; while no node answers the old list does. */
const tokensFreshMs = 60_000
const tokensStaleMs = 3_600_000

/** A guess on the safe side for what was not tried: the first pool, and each one after it. */
const usualGas = 150_000n
const gasOfNextPool = 100_000n

const swapAbi = parseAbi([
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])

/**
 * A pool writes two sums of its price with the first trade of a second, which nobody may have done yet
 * when the swap is tried: two slots, of which each may be empty. What is not burnt is not paid.
 */
const restedPoolGas = 45_000n

/** Swaps over the routers of `dexes`. */
export function createPoolSwaps({
  dexes,
  tokens: reader,
  outgoing,
  now = Date.now,
}: {
  dexes: Dexes
  tokens: TokenReader
  outgoing: Pick<Outgoing, 'resilient' | 'cache'>
  /** Milliseconds since 1970. */
  now?: () => number
}): SwapSource {
  const policies = new Map(
    dexes
      .list()
      .map(({ caipNetworkId }) => [
        caipNetworkId,
        outgoing.resilient({ name: `swaps ${caipNetworkId}`, timeoutMs, retries: 0 }),
      ]),
  )
  const lists = outgoing.cache<Awaited<ReturnType<SwapSource['tokens']>>>({
    name: 'swap-tokens',
    freshMs: tokensFreshMs,
    staleMs: tokensStaleMs,
    maxEntries: 100,
  })

  /** Runs a task with the exchange of a chain, in time. */
  function within<value>(
    caipNetworkId: string,
    task: (dex: Dex) => Promise<value>,
  ): Promise<value> {
    const dex = dexes.find(caipNetworkId)
    const resilient = policies.get(caipNetworkId)
    if (!dex || !resilient) return Promise.reject(networkUnsupported())
    return resilient.run(() => task(dex))
  }

  return {
    name: 'pools',
    exchange: (caipNetworkId) => dexes.find(caipNetworkId)?.router ?? null,
    async tokens(caipNetworkId) {
      if (!dexes.find(caipNetworkId)) throw networkUnsupported()
      const { value } = await lists.get(caipNetworkId, () =>
        within(caipNetworkId, (dex) => listTokens({ dex, reader })),
      )
      return value
    },
    quote: async ({ from, to, amount }) =>
      within(from.caipNetworkId, async (dex) => {
        const { wrapped } = await dex.contracts()
        const contracts = contractsOf({ from, to, wrapped })
        const route = await findRoute({ dex, wrapped, ...contracts, amount })
        return route && { id: route.path.join('-'), toAmount: route.toAmount }
      }),
    buildSwap: async ({ from, to, ...request }) =>
      within(from.caipNetworkId, async (dex) => {
        const contracts = await dex.contracts()
        return buildSwap({ dex, contracts, from, to, nowMs: now(), ...request })
      }),
  }
}

function contractsOf({ from, to, wrapped }: { from: Token; to: Token; wrapped: Address }) {
  const contractOf = ({ isNative, address }: Token) => (isNative ? wrapped : getAddress(address))
  const contracts = { from: contractOf(from), to: contractOf(to) }
  if (isAddressEqual(contracts.from, contracts.to)) {
    throw swapRefused(
      "The network's currency and its wrapped form are worth the same; this exchange does not swap them.",
    )
  }
  return contracts
}

async function listTokens({ dex, reader }: { dex: Dex; reader: TokenReader }) {
  const { wrapped } = await dex.contracts()
  const listed = [
    ...new Set([wrapped, ...dex.stables, ...dex.tokens].map((each) => getAddress(each))),
  ]
  const pools = await findPools({ dex, wrapped, tokens: listed })
  const traded = listed.filter((token) =>
    pools.some((pool) => isAddressEqual(pool.token, token) || isAddressEqual(pool.quote, token)),
  )
  const hasNative = traded.some((token) => isAddressEqual(token, wrapped))
  const found = await Promise.all(
    [...(hasNative ? [nativeEvmAddress] : []), ...traded].map(async (address) => {
      const facts = await reader.facts(`${dex.caipNetworkId}:${address}`)
      return facts && { ...facts, address }
    }),
  )
  return found.filter((token) => token !== null)
}

async function buildSwap({
  dex,
  contracts: { wrapped },
  from,
  to,
  amount,
  owner,
  slippageBps,
  isTried,
  nowMs,
}: {
  dex: Dex
  contracts: DexContracts
  from: Token
  to: Token
  amount: bigint
  owner: Address
  slippageBps: number
  isTried: boolean
  nowMs: number
}): Promise<BuiltSwap> {
  const { client, router } = dex
  const [route, gasPrice, block] = await Promise.all([
    findRoute({ dex, wrapped, ...contractsOf({ from, to, wrapped }), amount }),
    client.getGasPrice(),
    client.getBlock(),
  ])
  if (!route) throw swapRefused('Insufficient liquidity: no pools lead there with this amount.')
  const { path, toAmount } = route
  const minimumToAmount = (toAmount * BigInt(10_000 - slippageBps)) / 10_000n
  // A chain's clock may be ahead of ours, and it is the one that counts.
  const expiresAtMs = Math.max(nowMs, Number(block.timestamp) * 1_000) + validityMs
  const value = from.isNative ? amount : 0n
  const data = encodeSwap({
    from,
    to,
    amount,
    minimumToAmount,
    path,
    owner,
    deadlineSeconds: BigInt(Math.floor(expiresAtMs / 1_000)),
  })
  const transaction = { from: owner, to: router, data, value }
  const cost: TransactionCost = {
    gas: isTried
      ? (await tryTransaction({ client, ...transaction })) + BigInt(path.length - 1) * restedPoolGas
      : usualGas + BigInt(path.length - 2) * gasOfNextPool,
    gasPrice,
  }
  return { ...transaction, ...cost, toAmount, minimumToAmount, expiresAtMs }
}

function encodeSwap({
  from,
  to,
  amount,
  minimumToAmount,
  path,
  owner,
  deadlineSeconds,
}: {
  from: Token
  to: Token
  amount: bigint
  minimumToAmount: bigint
  path: readonly Address[]
  owner: Address
  deadlineSeconds: bigint
}): Hex {
  // Nobody but who pays can be the one who receives.
  const rest = [path, owner, deadlineSeconds] as const
  if (from.isNative) {
    return encodeFunctionData({
      abi: swapAbi,
      functionName: 'swapExactETHForTokens',
      args: [minimumToAmount, ...rest],
    })
  }
  return encodeFunctionData({
    abi: swapAbi,
    functionName: to.isNative ? 'swapExactTokensForETH' : 'swapExactTokensForTokens',
    args: [amount, minimumToAmount, ...rest],
  })
}
