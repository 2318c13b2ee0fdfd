import * as z from 'zod/mini'

const id = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/))
/** Decimal digits and at most one point; never an exponent. */
const decimal = z.string().check(z.regex(/^\d{1,12}(\.\d{1,18})?$/))
/** Applications keep amounts as numbers as well. */
const amount = z.pipe(
  z.union([decimal, z.number().check(z.nonnegative(), z.maximum(1e9))]),
  z.transform(String),
)

/** What a server that sells nothing real marks every answer with. */
const sandbox = z.optional(z.literal(true))

/** The answer of `GET /v1/onramp/options`. */
export const OnrampOptions = z.object({
  sandbox,
  /** Who sells. Their ids are what `provider` takes elsewhere; a server of before has one, and does not name it. */
  providers: z.optional(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** In percent, as text, such as `1` and `2.5`. */
        fee_min: z.string(),
        fee_max: z.string(),
        sandbox,
      }),
    ),
  ),
  paymentCurrencies: z.array(
    z.object({
      id: z.string(),
      payment_method_limits: z.array(
        z.object({ id: z.string(), min: z.string(), max: z.string() }),
      ),
    }),
  ),
  purchaseCurrencies: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      symbol: z.string(),
      networks: z.array(
        z.object({
          name: z.string(),
          display_name: z.string(),
          /** A number for EVM chains, as text; elsewhere the CAIP-2 reference. */
          chain_id: z.string(),
          /** Empty for the chain's own currency. */
          contract_address: z.string(),
        }),
      ),
    }),
  ),
})
export type OnrampOptions = z.infer<typeof OnrampOptions>

const currency = z.pipe(
  z.union([id, z.object({ id })]),
  z.transform((value) => (typeof value === 'string' ? value : value.id)),
)

/** The body of `POST /v1/onramp/quote`. */
export const OnrampQuoteRequest = z.object({
  /** The id, or the object that the options have. */
  purchaseCurrency: currency,
  paymentCurrency: currency,
  /** What is paid in all, in the payment currency. */
  amount,
  /** One of the currency's; the first when left out. */
  network: z.optional(id),
  /** One of the options; the first when left out. */
  provider: z.optional(id),
})
export type OnrampQuoteRequest = z.infer<typeof OnrampQuoteRequest>

const Money = z.object({ amount: z.string(), currency: z.string() })

/** The answer of `POST /v1/onramp/quote`. Fees and subtotal are together the total. */
export const OnrampQuote = z.object({
  sandbox,
  quoteId: z.string(),
  /** The provider's fee; the name is a tradition. */
  coinbaseFee: Money,
  networkFee: Money,
  paymentSubtotal: Money,
  paymentTotal: Money,
  purchaseAmount: Money,
})
export type OnrampQuote = z.infer<typeof OnrampQuote>

/** The body of `POST /v1/generators/onrampurl`. */
export const OnrampUrlRequest = z.object({
  destinationWallets: z
    .array(
      z.object({
        address: z.string().check(z.regex(/^[A-Za-z0-9]{14,128}$/)),
        blockchains: z.optional(z.array(id).check(z.maxLength(32))),
        assets: z.optional(z.array(id).check(z.maxLength(64))),
      }),
    )
    .check(z.minLength(1), z.maxLength(8)),
  defaultNetwork: z.optional(id),
  partnerUserId: z.optional(z.string().check(z.maxLength(128))),
  defaultExperience: z.optional(z.literal('buy')),
  presetCryptoAmount: z.optional(amount),
  presetFiatAmount: z.optional(amount),
  /** One of the options; the first when left out. */
  provider: z.optional(id),
  /** What is bought and what it is paid with, by id; both or none. */
  purchaseCurrency: z.optional(currency),
  paymentCurrency: z.optional(currency),
})
export type OnrampUrlRequest = z.infer<typeof OnrampUrlRequest>

/** The answer of `POST /v1/generators/onrampurl`. */
export const OnrampUrl = z.object({
  sandbox,
  /** Opens once, for five minutes. Says nothing of the user. */
  url: z.string(),
  /** What became of it is told under this id; absent where nobody will know. */
  purchaseId: z.optional(z.string()),
})
export type OnrampUrl = z.infer<typeof OnrampUrl>

/** Whose purchase. */
export const OnrampPurchaseParams = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/)),
})
export type OnrampPurchaseParams = z.infer<typeof OnrampPurchaseParams>

/** The answer of `GET /v1/onramp/purchases/{id}`. */
export const OnrampPurchase = z.object({
  sandbox,
  id: z.string(),
  provider: z.string(),
  /**
   * - `begun`: the page may be open, or not.
   * - `paid`: the money is there, and what was bought is on its way.
   * - `delivered`: the chain has it, in the transaction `hash`.
   * - `failed`: nothing is delivered; `reason` says why.
   */
  status: z.enum(['begun', 'paid', 'delivered', 'failed']),
  address: z.string(),
  /** CAIP-2. Empty where the provider decides. */
  chainId: z.string(),
  purchase: Money,
  hash: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type OnrampPurchase = z.infer<typeof OnrampPurchase>

/** The query of the sandbox's page. */
export const OnrampSandboxQuery = z.strictObject({
  session: z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/)),
})
export type OnrampSandboxQuery = z.infer<typeof OnrampSandboxQuery>
