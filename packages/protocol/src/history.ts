import * as z from 'zod/mini'
import { EvmChainId } from './balance.ts'
import { ClientQuery } from './query.ts'

/** The query of `GET /v1/account/{account}/history`. */
export const HistoryQuery = z.extend(ClientQuery, {
  /** What the page before gave as `next`; the newest page when left out. */
  cursor: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,2048}$/))),
  /** Only this chain; all that the server has a history of when left out. */
  chainId: z.optional(EvmChainId),
  /** Only what a seller of the name delivered, such as `coinbase`. */
  onramp: z.optional(z.string().check(z.regex(/^[a-z0-9-]{0,32}$/))),
  /** Taken from older clients; says nothing here. */
  cache: z.optional(z.string().check(z.maxLength(32))),
})
export type HistoryQuery = z.infer<typeof HistoryQuery>

/** What a transaction did, seen from the account. */
export const OperationType = z.enum([
  'approve',
  'borrow',
  'burn',
  'cancel',
  'claim',
  'deploy',
  'deposit',
  'execute',
  'mint',
  'receive',
  'repay',
  'send',
  'stake',
  'trade',
  'unstake',
  'withdraw',
  'buy',
])
export type OperationType = z.infer<typeof OperationType>

/** What moved to or from the account. */
export const HistoryTransfer = z.object({
  direction: z.enum(['in', 'out', 'self']),
  /** Who gave it, with EIP-55 case: of a token its sender, not the transaction's. */
  from: z.string(),
  /** Who got it. */
  to: z.string(),
  /** Whole tokens as an exact decimal, such as `1.5`; pieces of a collectible. */
  quantity: z.object({ numeric: z.string() }),
  /** In US dollars at that time; absent when it is not known. */
  value: z.optional(z.nullable(z.number())),
  price: z.optional(z.nullable(z.number())),
  fungible_info: z.optional(
    z.object({
      name: z.string(),
      symbol: z.string(),
      /** `null` when there is no image. */
      icon: z.nullable(z.object({ url: z.string() })),
      /** A third party sent it and its name leads elsewhere. */
      flags: z.object({ is_spam: z.boolean() }),
    }),
  ),
  nft_info: z.optional(
    z.object({
      name: z.string(),
      /** `null` while no image is known. */
      content: z.nullable(z.object({ preview: z.nullable(z.object({ url: z.string() })) })),
      flags: z.object({ is_spam: z.boolean() }),
    }),
  ),
})
export type HistoryTransfer = z.infer<typeof HistoryTransfer>

/** One transaction of an account. */
export const HistoryTransaction = z.object({
  /** Of this transaction, the same in every answer: CAIP-2 of the chain, a colon, the hash. */
  id: z.string(),
  metadata: z.object({
    operationType: OperationType,
    hash: z.string(),
    /** CAIP-2. */
    chain: z.string(),
    /** When its block was made, as ISO 8601. */
    minedAt: z.string(),
    /** With EIP-55 case. */
    sentFrom: z.string(),
    /** Empty when it made a contract. */
    sentTo: z.string(),
    status: z.enum(['confirmed', 'failed', 'pending']),
    nonce: z.int(),
  }),
  transfers: z.nullable(z.array(HistoryTransfer)),
})
export type HistoryTransaction = z.infer<typeof HistoryTransaction>

/** The answer of `GET /v1/account/{account}/history`, newest first. */
export const HistoryPage = z.object({
  data: z.array(HistoryTransaction),
  /** Cursor of the next page, `null` at the end. */
  next: z.nullable(z.string()),
})
export type HistoryPage = z.infer<typeof HistoryPage>
