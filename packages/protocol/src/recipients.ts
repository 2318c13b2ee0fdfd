import * as z from 'zod/mini'
import { evmAccount, solanaAccount } from './balance.ts'
import { ClientQuery } from './query.ts'

/** In the letters of SegWit, or those of before; the explorer knows whether it is one. */
const bitcoinAccount =
  /^(bip122:[0-9a-f]{32}:)?((bc|tb|bcrt)1[02-9ac-hj-np-z]{8,87}|[123mn][1-9A-HJ-NP-Za-km-z]{25,34})$/

/** Who paid: an EVM, Solana or Bitcoin address, or an account id (CAIP-10) with its chain. */
export const RecipientsParams = z.object({
  account: z
    .string()
    .check(
      z.regex(
        new RegExp(`${evmAccount.source}|${solanaAccount.source}|${bitcoinAccount.source}`),
        'write 0x and 40 hexadecimal digits, a Solana or Bitcoin address, or <chain>:<address>',
      ),
    ),
})
export type RecipientsParams = z.infer<typeof RecipientsParams>

/** The query of `GET /v1/account/{address}/recipients`. */
export const RecipientsQuery = z.extend(ClientQuery, {
  /** CAIP-2 ids with commas; all networks of the address's family when left out. */
  chainIds: z.optional(
    z
      .string()
      .check(
        z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}(,[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}){0,63}$/),
      ),
  ),
})
export type RecipientsQuery = z.infer<typeof RecipientsQuery>

/** Somebody whom an account itself paid something of worth. */
export const Recipient = z.object({
  address: z.string(),
  /** CAIP-2 of the network of the last payment. */
  chainId: z.string(),
  /** When its block was made, as ISO 8601. */
  lastPaidAt: z.string(),
})
export type Recipient = z.infer<typeof Recipient>

/** The answer of `GET /v1/account/{address}/recipients`, the newest payment first. */
export const Recipients = z.object({
  recipients: z.array(Recipient).check(z.maxLength(200)),
  /** Nobody is missing: every network was read, to its first block, and no more than 200 were paid. */
  whole: z.boolean(),
})
export type Recipients = z.infer<typeof Recipients>
