import { AppError } from '@foyer/core/primitives'
import {
  ConvertAllowance,
  ConvertAllowanceQuery,
  ConvertApprove,
  ConvertApproveQuery,
  ConvertQuotes,
  ConvertQuotesQuery,
  ConvertTokens,
  ConvertTokensQuery,
  ConvertTransaction,
  ConvertTransactionRequest,
} from '@foyer/protocol'
import { type Address, getAddress, isAddress } from 'viem'
import { nativeEvmAddress, parseTokenId, type Token } from '../../chain-data/prices/TokenId.ts'
import { createIcons } from '../../chain-data/tokens/createIcons.ts'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { BuiltTransaction } from '../../trading/swaps/SwapSource.ts'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** 1 % */
const usualSlippagePercent = 1

/** Swaps: what can be had for what, and the transactions that do it. */
export function convert(
  app: App,
  { markets: { swaps }, art }: Pick<ServerDependencies, 'markets' | 'art'>,
) {
  const icons = createIcons(art)
  // Each of them asks nodes.
  const config = { limit: 'rpc' } as const
  const tags = ['Convert']

  app.get(
    '/v1/convert/tokens',
    {
      config,
      schema: {
        tags,
        summary: 'Tokens that can be swapped',
        querystring: ConvertTokensQuery,
        response: { 200: ConvertTokens, ...failures(400, 503) },
      },
    },
    async ({ query: { chainId }, publicUrl }, reply) => {
      const tokens = await answered(swaps.tokens(chainId))
      const iconOf = (address: string) => {
        const path = icons.find({ chainId, address: address === nativeEvmAddress ? null : address })
        return path === null ? '' : publicUrl + path
      }
      return reply.header('cache-control', 'public, max-age=60').send({
        tokens: tokens.map(({ name, symbol, address, decimals, hasPermit }) => ({
          name,
          symbol,
          address: `${chainId}:${address}`,
          decimals,
          logoUri: iconOf(address),
          eip2612: hasPermit,
        })),
      })
    },
  )

  app.get(
    '/v1/convert/quotes',
    {
      config,
      schema: {
        tags,
        summary: 'What a token brings',
        description:
          'The best first. Those of pools are counted by the exchange itself at the newest block. No quote: no way there.',
        querystring: ConvertQuotesQuery,
        response: { 200: ConvertQuotes, ...failures(400, 503) },
      },
    },
    async ({ query }, reply) => {
      const pair = { from: readToken(query.from), to: readToken(query.to) }
      const owner = query.userAddress === undefined ? null : readOwner(query.userAddress, pair.from)
      const quotes = await answered(swaps.quotes({ ...pair, owner, amount: BigInt(query.amount) }))
      return reply.header('cache-control', 'no-store').send({
        quotes: quotes.map(({ id, toAmount }) => ({
          id,
          fromAmount: query.amount,
          fromAccount: query.from,
          toAmount: `${toAmount}`,
          toAccount: query.to,
        })),
      })
    },
  )

  app.get(
    '/v1/convert/allowance',
    {
      config,
      schema: {
        tags,
        summary: 'How much of a token the exchange may take',
        description: "The network's own currency needs no approval: its allowance has no end.",
        querystring: ConvertAllowanceQuery,
        response: { 200: ConvertAllowance, ...failures(400, 503) },
      },
    },
    async ({ query }, reply) => {
      const token = readToken(query.tokenAddress)
      const owner = readOwner(query.userAddress, token)
      const allowance = await answered(
        swaps.allowance({ token, owner, spender: readSpender(query.spender) }),
      )
      return reply.header('cache-control', 'no-store').send({ allowance: `${allowance}` })
    },
  )

  app.get(
    '/v1/convert/build-approve',
    {
      config,
      schema: {
        tags,
        summary: 'The transaction that lets the exchange take a token',
        description:
          'For `amount`, or without end. When the token refuses to change an allowance that is not 0, ' +
          'the transaction sets it to 0 and `isReset` says so: ask again once it is mined.',
        querystring: ConvertApproveQuery,
        response: { 200: ConvertApprove, ...failures(400, 503) },
      },
    },
    async ({ query }, reply) => {
      const pair = { from: readToken(query.from), to: readToken(query.to) }
      const { isReset, value, ...built } = await answered(
        swaps.buildApproval({
          ...pair,
          owner: readOwner(query.userAddress, pair.from),
          spender: readSpender(query.spender),
          amount: query.amount === undefined ? undefined : BigInt(query.amount),
        }),
      )
      return reply
        .header('cache-control', 'no-store')
        .send({ tx: { ...wireOf(built), value: `${value}` }, isReset })
    },
  )

  app.post(
    '/v1/convert/build-transaction',
    {
      config,
      schema: {
        tags,
        summary: 'The transaction that swaps',
        description:
          'What comes out goes to the account that pays. It reverts when less than ' +
          '`minimumToAmount` would arrive, and after `expiresAtMs`. Unless `disableEstimate` is set, it ' +
          'is tried out first, which needs the approval to be there.',
        body: ConvertTransactionRequest,
        response: { 200: ConvertTransaction, ...failures(400, 413, 415, 503) },
      },
    },
    async ({ body }, reply) => {
      const pair = { from: readToken(body.from), to: readToken(body.to) }
      const slippagePercent = body.eip155?.slippage ?? usualSlippagePercent
      const { value, toAmount, minimumToAmount, expiresAtMs, ...built } = await answered(
        swaps.buildSwap({
          ...pair,
          amount: BigInt(body.amount),
          owner: readOwner(body.userAddress, pair.from),
          slippageBps: Math.round(slippagePercent * 100),
          isTried: body.disableEstimate !== true,
          spender: readSpender(body.spender),
        }),
      )
      return reply.header('cache-control', 'no-store').send({
        tx: { ...wireOf(built), amount: `${value}` },
        toAmount: `${toAmount}`,
        minimumToAmount: `${minimumToAmount}`,
        expiresAtMs,
      })
    },
  )
}

/** Tells the caller what cannot be done. */
async function answered<value>(asked: Promise<value>): Promise<value> {
  try {
    return await asked
  } catch (error) {
    const isRefusal = error instanceof AppError && error.code === 'swap/refused'
    throw isRefusal ? new HttpFailure(400, error.message) : error
  }
}

function readToken(id: string): Token {
  const token = parseTokenId(id)
  if (!token) throw new HttpFailure(400, 'Write a token as eip155:<chain>:0x….')
  refuseMistyped(id.split(':')[2] ?? '', token)
  return token
}

/** Who pays and receives; an account of another chain may not be theirs on this one. */
function readOwner(text: string, { caipNetworkId }: Token): Address {
  const parts = text.split(':')
  const address = parts.at(-1) ?? ''
  if (parts.length > 1 && text !== `${caipNetworkId}:${address}`) {
    throw new HttpFailure(400, 'The account must be on the network of the tokens.')
  }
  refuseMistyped(address, { isNative: false })
  return getAddress(address)
}

/** An exchange; whether it is one of the server's is for the swaps to say. */
function readSpender(text: string | undefined): Address | null {
  if (text === undefined) return null
  refuseMistyped(text, { isNative: false })
  return getAddress(text)
}

/** Capitals in an EVM address are a checksum, and a wrong one says that a user mistyped. */
function refuseMistyped(address: string, { isNative }: Pick<Token, 'isNative'>) {
  const digits = address.slice(2)
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (isMixed && !isNative && !isAddress(address)) {
    throw new HttpFailure(400, 'An address has a wrong checksum (EIP-55): some letter is mistyped.')
  }
}

function wireOf({ from, to, data, gas, gasPrice }: Omit<BuiltTransaction, 'value'>) {
  return { from, to, data, eip155: { gas: `${gas}`, gasPrice: `${gasPrice}` } }
}
