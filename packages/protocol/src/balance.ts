import * as z from 'zod/mini'
import { ClientQuery } from './query.ts'

export const evmAccount = /^(eip155:[1-9]\d{0,31}:)?0x[0-9a-fA-F]{40}$/

/** Whose history or collectibles: an EVM address, or an account id (CAIP-10) with its chain. */
export const AccountParams = z.object({
  account: z
    .string()
    .check(z.regex(evmAccount, 'write 0x and 40 hexadecimal digits, or eip155:<chain>:0x…')),
})
export type AccountParams = z.infer<typeof AccountParams>

/** Thirty-two bytes take 32 to 44 letters. */
export const solanaAccount = /^(solana:[-_a-zA-Z0-9]{1,32}:)?[1-9A-HJ-NP-Za-km-z]{32,44}$/

/** Whose balances: an EVM or Solana address, or an account id (CAIP-10) with its chain. */
export const BalanceParams = z.object({
  account: z
    .string()
    .check(
      z.regex(
        new RegExp(`${evmAccount.source}|${solanaAccount.source}`),
        'write 0x and 40 hexadecimal digits, a Solana address, or <chain>:<address>',
      ),
    ),
})
export type BalanceParams = z.infer<typeof BalanceParams>

/** A chain as CAIP-2, such as `eip155:1`. */
export const EvmChainId = z
  .string()
  .check(z.regex(/^eip155:[1-9]\d{0,31}$/, 'write eip155:<chain>'))
export type EvmChainId = z.infer<typeof EvmChainId>

/** The query of `GET /v1/account/{account}/balance`. */
export const BalanceQuery = z.extend(ClientQuery, {
  /** Of prices and values. */
  currency: z._default(z.literal('usd'), 'usd'),
  /** Only this chain; all that the server has nodes for when left out. */
  chainId: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(eip155:[1-9]\d{0,31}|solana:[-_a-zA-Z0-9]{1,32})$/,
          'write eip155:<chain> or solana:<chain>',
        ),
      ),
  ),
  /** Ask the chain now, even when the last answer is young. */
  forceUpdate: z._default(
    z.pipe(
      z.string().check(z.regex(/^(true|false|1|0|\d{1,13})?$/)),
      z.transform((text: string) => text !== '' && text !== 'false' && text !== '0'),
    ),
    false,
  ),
})
export type BalanceQuery = z.infer<typeof BalanceQuery>

/** What an account has of one token. */
export const TokenBalance = z.object({
  name: z.string(),
  symbol: z.string(),
  /** CAIP-2. */
  chainId: z.string(),
  /** CAIP-10; absent for what the chain itself counts in. */
  address: z.optional(z.string()),
  /** All of it in US dollars; `null` when no price is known. */
  value: z.nullable(z.number()),
  /** Of one whole token in US dollars; `null` when it is not known. */
  price: z.nullable(z.number()),
  quantity: z.object({
    /** A whole number. */
    decimals: z.string(),
    /** Whole tokens as an exact decimal, such as `0.02`. */
    numeric: z.string(),
  }),
  /** Of an image on this server; empty when it has none. */
  iconUrl: z.string(),
  /** Sent unasked with a name that leads elsewhere: hidden unless a user asks for it. */
  isSpam: z.boolean(),
})
export type TokenBalance = z.infer<typeof TokenBalance>

/** The answer of `GET /v1/account/{account}/balance`, the most valuable first and spam last. */
export const Balances = z.object({ balances: z.array(TokenBalance) })
export type Balances = z.infer<typeof Balances>
