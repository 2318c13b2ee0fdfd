import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  isAddressEqual,
  maxUint256,
  parseAbi,
} from 'viem'
import { readMany, readOf } from '../../../chain-data/chains/readMany.ts'
import type { Dex, DexContracts, Dexes } from '../../../chain-data/prices/createDexes.ts'
import type { TokenReader } from '../../../chain-data/prices/createTokenFacts.ts'
import { findPools } from '../../../chain-data/prices/findPools.ts'
import { nativeEvmAddress, type Token } from '../../../chain-data/prices/TokenId.ts'
import type { Outgoing } from '../../../platform/outgoing/Outgoing.ts'
import { networkUnsupported, swapRefused } from '../errors.ts'
import type { BuiltApproval, BuiltSwap, SwapSource, TransactionCost } from '../SwapSource.ts'
import { findRoute } from './findRoute.ts'
import { tryTransaction } from './tryTransaction.ts'

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

/** Without the result that some tokens forget to return. */
const approveAbi = parseAbi(['function approve(address spender, uint256 amount)'])

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
    async tokens(caipNetworkId) {
      if (!dexes.find(caipNetworkId)) throw networkUnsupported()
      const { value } = await lists.get(caipNetworkId, () =>
        within(caipNetworkId, (dex) => listTokens({ dex, reader })),
      )
      return value
    },
    quote: async ({ from, to, amount }) =>
      within(checkPair({ from, to }), async (dex) => {
        const { wrapped } = await dex.contracts()
        return findRoute({ dex, wrapped, ...contractsOf({ from, to, wrapped }), amount })
      }),
    allowance: async ({ token, owner }) =>
      within(token.caipNetworkId, async (dex) => {
        if (token.isNative) return maxUint256
        return readAllowance({ dex, token: token.address as Address, owner })
      }),
    buildApproval: async ({ from, to, owner, amount = maxUint256 }) =>
      within(checkPair({ from, to }), (dex) => {
        if (from.isNative) {
          throw swapRefused("The network's own currency needs no approval.")
        }
        return buildApproval({ dex, token: from.address as Address, owner, amount })
      }),
    buildSwap: async ({ from, to, ...request }) =>
      within(checkPair({ from, to }), async (dex) => {
        const contracts = await dex.contracts()
        return buildSwap({ dex, contracts, from, to, nowMs: now(), ...request })
      }),
  }
}

/** @returns the chain of both */
function checkPair({ from, to }: { from: Token; to: Token }): string {
  if (from.caipNetworkId !== to.caipNetworkId) {
    throw swapRefused('Both tokens must be on the same network.')
  }
  if (from.address === to.address) throw swapRefused('Choose two different tokens.')
  return from.caipNetworkId
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

async function readAllowance({
  dex,
  token,
  owner,
}: {
  dex: Dex
  token: Address
  owner: Address
}): Promise<bigint> {
  const [allowance] = await readMany(dex.chain, [
    readOf({
      abi: erc20Abi,
      address: token,
      functionName: 'allowance',
      args: [owner, dex.router],
    }),
  ])
  if (allowance == null) throw swapRefused('There is no such token on this network.')
  return allowance
}

async function buildApproval({
  dex,
  token,
  owner,
  amount,
}: {
  dex: Dex
  token: Address
  owner: Address
  amount: bigint
}): Promise<BuiltApproval> {
  const to = getAddress(token)
  const dataOf = (value: bigint) =>
    encodeFunctionData({ abi: approveAbi, args: [dex.router, value] })
  const tried = async (value: bigint) => {
    const data = dataOf(value)
    const gas = await tryTransaction({ client: dex.client, from: owner, to, data, value: 0n })
    return { from: owner, to, data, value: 0n, gas, isReset: value === 0n }
  }
  const [allowance, gasPrice] = await Promise.all([
    readAllowance({ dex, token, owner }),
    dex.client.getGasPrice(),
  ])
  try {
    return { ...(await tried(amount)), gasPrice }
  } catch (error) {
    // As Tether does: to change it, it has to be 0 first.
    if (allowance === 0n) throw error
    return { ...(await tried(0n)), gasPrice }
  }
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
