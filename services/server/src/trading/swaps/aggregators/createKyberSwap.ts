import { aggregatorContracts } from '@foyer/transactions'
import { getAddress, type Hex } from 'viem'
import * as z from 'zod/mini'
import type { Chains } from '../../../chain-data/chains/Chain.ts'
import type { TokenReader } from '../../../chain-data/prices/createTokenFacts.ts'
import { nativeEvmAddress, type Token } from '../../../chain-data/prices/TokenId.ts'
import type { Outgoing } from '../../../platform/outgoing/Outgoing.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { networkUnsupported, swapRefused } from '../errors.ts'
import type { SwapPair, SwapSource } from '../SwapSource.ts'
import { askAggregator } from './askAggregator.ts'
import { checkAggregatorSwap } from './checkAggregatorSwap.ts'
import { address, amount, bytes } from './wire.ts'

/** Its names of the chains on which its router stands at its usual address. */
const chainNames: Readonly<Record<string, string>> = {
  'eip155:1': 'ethereum',
  'eip155:10': 'optimism',
  'eip155:56': 'bsc',
  'eip155:137': 'polygon',
  'eip155:250': 'fantom',
  'eip155:8453': 'base',
  'eip155:42161': 'arbitrum',
  'eip155:43114': 'avalanche',
}

/** Two questions fit into the 3 s in which every answer is due. */
const timeoutMs = 1_300
const validityMs = 20 * 60_000

const Routes = z.object({
  // It is handed back as it came.
  data: z.object({ routeSummary: z.looseObject({ amountOut: amount }) }),
})
const Built = z.object({
  data: z.object({
    amountOut: amount,
    gas: amount,
    data: bytes,
    routerAddress: address,
    transactionValue: amount,
  }),
})

/**
 * KyberSwap, which finds ways over many exchanges. It lists no tokens here but what the chain itself counts
 * in: what an account has, other sources list, or a user pastes can be swapped.
 *
 * Tried against the published shapes alone.
 *
 * @see https://docs.kyberswap.com/developer-guide/aggregator-api
 */
export function createKyberSwap({
  settings: { kyberswapUrl },
  chains,
  tokens,
  outgoing,
  now = Date.now,
}: {
  settings: Pick<Settings, 'kyberswapUrl'>
  chains: Pick<Chains, 'find'>
  tokens: TokenReader
  outgoing: Outgoing
  /** Milliseconds since 1970. */
  now?: () => number
}): SwapSource {
  const asking = outgoing.resilient({ name: 'kyberswap', timeoutMs, retries: 0 })
  const headers = { 'x-client-id': 'foyer' }
  const nameOf = (caipNetworkId: string) =>
    chains.find(caipNetworkId)?.client ? (chainNames[caipNetworkId] ?? null) : null
  const ask = (caipNetworkId: string, path: string, body?: unknown) =>
    askAggregator({
      ...{ asking, outgoing, headers, body },
      url: `${kyberswapUrl}/${nameOf(caipNetworkId)}/api/v1${path}`,
    })
  const findRoute = async ({ from, to, amount }: SwapPair & { amount: bigint }) => {
    const query = new URLSearchParams({
      ...{ tokenIn: contractOf(from), tokenOut: contractOf(to), amountIn: `${amount}` },
    })
    const answer = await ask(from.caipNetworkId, `/routes?${query}`)
    return answer === null ? null : Routes.parse(answer).data.routeSummary
  }

  return {
    name: 'kyberswap',
    exchange: (caipNetworkId) => (nameOf(caipNetworkId) ? aggregatorContracts.kyberswap : null),
    async tokens(caipNetworkId) {
      const facts = await tokens.facts(`${caipNetworkId}:${nativeEvmAddress}`)
      return facts ? [{ ...facts, address: nativeEvmAddress }] : []
    },
    async quote(request) {
      const route = await findRoute(request)
      return route && { id: 'kyberswap', toAmount: BigInt(route.amountOut) }
    },
    async buildSwap(order) {
      const { caipNetworkId } = order.from
      const client = chains.find(caipNetworkId)?.client
      if (!client) throw networkUnsupported()
      const routeSummary = await findRoute(order)
      const expiresAtMs = now() + validityMs
      const answer =
        routeSummary &&
        (await ask(caipNetworkId, '/route/build', {
          ...{ routeSummary, sender: order.owner, recipient: order.owner },
          ...{ slippageTolerance: order.slippageBps, deadline: Math.floor(expiresAtMs / 1_000) },
          source: 'foyer',
        }))
      if (!answer)
        throw swapRefused('Insufficient liquidity: nothing leads there with this amount.')
      const { data } = Built.parse(answer)
      return checkAggregatorSwap(
        {
          ...{
            to: getAddress(data.routerAddress),
            data: data.data.toLowerCase() as Hex,
            expiresAtMs,
          },
          ...{ value: BigInt(data.transactionValue), gas: BigInt(data.gas) },
          toAmount: BigInt(data.amountOut),
        },
        { order, exchange: aggregatorContracts.kyberswap, client },
      )
    },
  }
}

const contractOf = ({ isNative, address }: Token) =>
  getAddress(isNative ? nativeEvmAddress : address)
