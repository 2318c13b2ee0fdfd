import { aggregatorContracts } from '@foyer/transactions'
import { getAddress, type Hex, zeroAddress } from 'viem'
import * as z from 'zod/mini'
import type { Chains } from '../../../chain-data/chains/Chain.ts'
import type { TokenReader } from '../../../chain-data/prices/createTokenFacts.ts'
import { nativeEvmAddress, type Token } from '../../../chain-data/prices/TokenId.ts'
import type { Outgoing } from '../../../platform/outgoing/Outgoing.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { networkUnsupported, swapRefused } from '../errors.ts'
import type { SwapOrder, SwappableToken, SwapSource } from '../SwapSource.ts'
import { askAggregator } from './askAggregator.ts'
import { checkAggregatorSwap } from './checkAggregatorSwap.ts'
import { address, amount, bytes, quantity } from './wire.ts'

/** Chains of the specification on which its contract stands at its usual address. */
const chainIds = new Set(['1', '10', '56', '100', '137', '250', '8453', '42161', '43114'])

const timeoutMs = 2_500
/** Their list changes by the day. */
const tokensFreshMs = 3_600_000
const tokensStaleMs = 48 * 3_600_000
/** Of thousands; each is asked for what it says of itself, and a user finds no others in a longer list. */
const maxTokens = 250
const maxTokenBytes = 8_000_000
/** Percents with two digits, until somebody chooses others. */
const usualSlippageBps = 100

const Quote = z.object({
  estimate: z.object({ toAmount: amount }),
  transactionRequest: z.object({
    to: address,
    data: bytes,
    value: quantity,
    gasLimit: z.optional(quantity),
  }),
})
const Tokens = z.object({
  tokens: z.record(z.string(), z.array(z.object({ address }))),
})
/** A guess on the safe side where they say nothing. */
const usualGas = 500_000n

/**
 * LI.FI, for swaps on one chain; what goes over bridges is no swap.
 *
 * Tried against the published shapes alone.
 *
 * @see https://docs.li.fi/api-reference/introduction
 */
export function createLifi({
  settings: { lifiUrl, lifiApiKey },
  chains,
  tokens: reader,
  outgoing,
}: {
  settings: Pick<Settings, 'lifiUrl' | 'lifiApiKey'>
  chains: Pick<Chains, 'find'>
  tokens: TokenReader
  outgoing: Outgoing
}): SwapSource {
  const asking = outgoing.resilient({ name: 'lifi', timeoutMs, retries: 0 })
  const headers = lifiApiKey ? { 'x-lifi-api-key': lifiApiKey } : {}
  const lists = outgoing.cache<readonly SwappableToken[]>({
    ...{ name: 'lifi-tokens', freshMs: tokensFreshMs, staleMs: tokensStaleMs, maxEntries: 20 },
  })
  const idOf = (caipNetworkId: string) => {
    const chain = chains.find(caipNetworkId)
    return chain?.client && chainIds.has(chain.reference) ? chain.reference : null
  }
  const readQuote = async (order: Omit<SwapOrder, 'isTried'>) => {
    const { from, to, amount, owner, slippageBps } = order
    const chainId = idOf(from.caipNetworkId) ?? ''
    const query = new URLSearchParams({
      ...{ fromChain: chainId, toChain: chainId, fromAmount: `${amount}` },
      ...{ fromToken: contractOf(from), toToken: contractOf(to) },
      ...{ fromAddress: owner, toAddress: owner, slippage: `${slippageBps / 10_000}` },
      ...{ skipSimulation: 'true', integrator: 'foyer' },
    })
    const url = `${lifiUrl}/v1/quote?${query}`
    const answer = await askAggregator({ asking, outgoing, headers, url })
    return answer === null ? null : Quote.parse(answer)
  }
  const listTokens = async (caipNetworkId: string) => {
    const chainId = idOf(caipNetworkId) ?? ''
    const url = `${lifiUrl}/v1/tokens?chains=${chainId}`
    const answer = await askAggregator({
      ...{ asking, outgoing, headers, url, maxBytes: maxTokenBytes },
    })
    const listed = answer === null ? [] : (Tokens.parse(answer).tokens[chainId] ?? [])
    const found = await Promise.all(
      listed.slice(0, maxTokens).map(async ({ address: written }) => {
        const address =
          written.toLowerCase() === zeroAddress ? nativeEvmAddress : getAddress(written)
        // Names and decimals as the chain has them: amounts on screen depend on it.
        const facts = await reader.facts(`${caipNetworkId}:${address}`)
        return facts && { ...facts, address }
      }),
    )
    return found
      .filter((token) => token !== null)
      .toSorted((one, other) => Number(isNative(other)) - Number(isNative(one)))
  }

  return {
    name: 'lifi',
    exchange: (caipNetworkId) => (idOf(caipNetworkId) ? aggregatorContracts.lifi : null),
    async tokens(caipNetworkId) {
      const { value } = await lists.get(caipNetworkId, () => listTokens(caipNetworkId))
      return value
    },
    async quote({ owner, ...pair }) {
      // They are asked for an account or not at all.
      if (!owner) return null
      const quote = await readQuote({ ...pair, owner, slippageBps: usualSlippageBps })
      return quote && { id: 'lifi', toAmount: BigInt(quote.estimate.toAmount) }
    },
    async buildSwap(order) {
      const client = chains.find(order.from.caipNetworkId)?.client
      if (!client) throw networkUnsupported()
      const quote = await readQuote(order)
      if (!quote) throw swapRefused('Insufficient liquidity: nothing leads there with this amount.')
      const { to, data, value, gasLimit } = quote.transactionRequest
      return checkAggregatorSwap(
        {
          ...{ to: getAddress(to), data: data.toLowerCase() as Hex, value: BigInt(value) },
          toAmount: BigInt(quote.estimate.toAmount),
          gas: gasLimit === undefined ? usualGas : BigInt(gasLimit),
          expiresAtMs: null,
        },
        { order, exchange: aggregatorContracts.lifi, client },
      )
    },
  }
}

const isNative = ({ address }: SwappableToken) => address === nativeEvmAddress
const contractOf = ({ isNative, address }: Token) => (isNative ? zeroAddress : getAddress(address))
