import * as z from 'zod/mini'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'
import type { PriceSource } from './Prices.ts'
import type { Token } from './TokenId.ts'

/** How DefiLlama calls the chains. */
const chainNames: ReadonlyMap<string, string> = new Map([
  ['eip155:1', 'ethereum'],
  ['eip155:10', 'optimism'],
  ['eip155:56', 'bsc'],
  ['eip155:100', 'xdai'],
  ['eip155:137', 'polygon'],
  ['eip155:250', 'fantom'],
  ['eip155:324', 'era'],
  ['eip155:8217', 'klaytn'],
  ['eip155:8453', 'base'],
  ['eip155:42161', 'arbitrum'],
  ['eip155:42220', 'celo'],
  ['eip155:43114', 'avax'],
  ['eip155:59144', 'linea'],
  ['eip155:534352', 'scroll'],
  ['eip155:1313161554', 'aurora'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana'],
])

/** What it counts the chain's own currency by. */
const nativeAddress = '0x0000000000000000000000000000000000000000'
const wrappedSol = 'So11111111111111111111111111111111111111112'

const Answer = z.object({ coins: z.record(z.string(), z.unknown()) })

const Coin = z.object({
  price: z.number().check(z.positive()),
  /** Seconds since 1970. */
  timestamp: z.number(),
  /** From 0 to 1. */
  confidence: z.optional(z.number()),
})

/** An older price is no price of now. */
const maxAgeSeconds = 3_600
/** Below it its makers do not believe it themselves. */
const minConfidence = 0.8

/** Addresses in one request: more would make its own address too long for some proxies. */
const maxTokens = 50

const maxBytes = 256_000

/**
 * Prices from DefiLlama's public list, or one with the same interface. It is told which tokens users
 * hold, so it is asked only when the operator says so.
 *
 * @see https://defillama.com/docs/api
 */
export function llamaPrices({
  url,
  outgoing,
  now = Date.now,
}: {
  /** Such as `https://coins.llama.fi`. */
  url: string
  outgoing: Pick<Outgoing, 'fetchConfigured'>
  /** Milliseconds since 1970. */
  now?: () => number
}): PriceSource {
  const readPart = async (keys: ReadonlyMap<string, string>, signal: AbortSignal) => {
    const path = [...keys.keys()].map(encodeURIComponent).join(',')
    const { bytes } = await outgoing.fetchConfigured(`${url}/prices/current/${path}`, {
      signal,
      maxBytes,
      contentTypes: ['application/json'],
    })
    const { coins } = Answer.parse(JSON.parse(new TextDecoder().decode(bytes)))
    return Object.entries(coins).flatMap(([key, value]): [string, number][] => {
      const address = keys.get(key.toLowerCase()) ?? keys.get(key)
      const coin = Coin.safeParse(value)
      // One bad entry says nothing about the others.
      if (address === undefined || !coin.success) return []
      const { price, timestamp, confidence = 1 } = coin.data
      const ageSeconds = Math.abs(now() / 1_000 - timestamp)
      return ageSeconds <= maxAgeSeconds && confidence >= minConfidence ? [[address, price]] : []
    })
  }
  return {
    name: 'llama',
    serves: (caipNetworkId) => chainNames.has(caipNetworkId),
    async priceUsd({ caipNetworkId, tokens, signal }) {
      const chainName = chainNames.get(caipNetworkId)
      if (chainName === undefined) return new Map()
      const parts: Token[][] = []
      for (let from = 0; from < tokens.length; from += maxTokens) {
        parts.push(tokens.slice(from, from + maxTokens))
      }
      const found = await Promise.all(
        parts.map((part) =>
          readPart(
            new Map(part.map((token) => [`${chainName}:${addressOf(token)}`, token.address])),
            signal,
          ),
        ),
      )
      return new Map(found.flat())
    },
  }
}

function addressOf({ address, isNative, caipNetworkId }: Token): string {
  if (!isNative) return address
  return caipNetworkId.startsWith('solana:') ? wrappedSol : nativeAddress
}
