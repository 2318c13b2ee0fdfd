import * as z from 'zod/mini'
import { ClientQuery } from './query.ts'

/** The body of `POST /v1/fungible/price`. */
export const FungiblePriceRequest = z.object({
  currency: z._default(z.literal('usd'), 'usd'),
  /** CAIP-10 ids of tokens, 50 at most. Those of a chain nobody here knows have no price. */
  addresses: z
    .array(
      z
        .string()
        .check(
          z.regex(
            /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/,
            'write a token as <namespace>:<chain>:<address>',
          ),
        ),
    )
    .check(z.minLength(1), z.maxLength(50)),
  projectId: ClientQuery.shape.projectId,
})
export type FungiblePriceRequest = z.infer<typeof FungiblePriceRequest>
export type FungiblePriceRequestInput = z.input<typeof FungiblePriceRequest>

/** What one whole token is worth. */
export const Fungible = z.object({
  /** As it was asked for. */
  address: z.string(),
  name: z.string(),
  symbol: z.string(),
  /** Of an image on this server; empty when it has none. */
  iconUrl: z.string(),
  /** In US dollars, more than 0. */
  price: z.number().check(z.positive()),
  /** The price could not be read anew and is an older one. */
  isStale: z.boolean(),
})
export type Fungible = z.infer<typeof Fungible>

/** The answer of `POST /v1/fungible/price`: tokens whose price is not known are left out. */
export const FungiblePrices = z.object({ fungibles: z.array(Fungible) })
export type FungiblePrices = z.infer<typeof FungiblePrices>
