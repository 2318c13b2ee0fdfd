import * as z from 'zod/mini'
import { EvmChainId } from './balance.ts'
import { ClientQuery } from './query.ts'

/** The query of `GET /v1/account/{account}/nfts`. */
export const NftsQuery = z.extend(ClientQuery, {
  /** What the page before gave as `next`; the first page when left out. */
  cursor: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,2048}$/))),
  /** Only this chain; all that the server can tell of when left out. */
  chainId: z.optional(EvmChainId),
})
export type NftsQuery = z.infer<typeof NftsQuery>

/** What an account has of one collectible. */
export const Nft = z.object({
  /** CAIP-10. */
  contract: z.string(),
  /** A whole number. */
  tokenId: z.string(),
  standard: z.enum(['ERC721', 'ERC1155']),
  /** What it calls itself, else the collection and its number. */
  name: z.string(),
  /** Empty when the contract has no name. */
  collection: z.string(),
  /** Pieces, as a whole number; `1` of an ERC-721. */
  amount: z.string(),
  /** `null` while no image is known; images are on this server. */
  content: z.nullable(z.object({ preview: z.nullable(z.object({ url: z.string() })) })),
  /** Sent unasked with a name that leads elsewhere: hidden unless a user asks for it. */
  flags: z.object({ is_spam: z.boolean() }),
})
export type Nft = z.infer<typeof Nft>

/** The answer of `GET /v1/account/{account}/nfts`. A page may be short, even empty, before the last. */
export const NftsPage = z.object({
  data: z.array(Nft),
  /** Cursor of the next page, `null` at the end. */
  next: z.nullable(z.string()),
})
export type NftsPage = z.infer<typeof NftsPage>
