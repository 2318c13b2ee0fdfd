import * as z from 'zod/mini'
import { ClientQuery } from './query.ts'

const chainId = z.string().check(z.regex(/^eip155:[1-9]\d{0,31}$/, 'write eip155:<chain>'))

/** A token as CAIP-10; what the chain itself counts in has the address 0xeeee…eeee. */
const token = z
  .string()
  .check(z.regex(/^eip155:[1-9]\d{0,31}:0x[0-9a-fA-F]{40}$/, 'write eip155:<chain>:0x…'))

/** An account, with its chain or without. */
const user = z
  .string()
  .check(
    z.regex(
      /^(eip155:[1-9]\d{0,31}:)?0x[0-9a-fA-F]{40}$/,
      'write 0x and 40 hexadecimal digits, or eip155:<chain>:0x…',
    ),
  )

const maxUint256 = 2n ** 256n - 1n

/** Base units, more than 0. */
const amount = z.string().check(
  z.regex(/^[1-9]\d{0,77}$/, 'write base units as a whole number more than 0'),
  z.refine((text) => !/^\d{1,78}$/.test(text) || BigInt(text) <= maxUint256, 'it is too large'),
)

const baseUnits = z.string().check(z.regex(/^\d+$/))
const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))
const bytes = z.string().check(z.regex(/^0x([0-9a-f]{2})*$/))

/** What a transaction may cost; both as whole numbers. */
const cost = z.object({
  /** Units of gas, 20 % more than it took when it was tried. */
  gas: baseUnits,
  /** Wei for one unit. */
  gasPrice: baseUnits,
})

/** The query of `GET /v1/convert/quotes`. */
export const ConvertQuotesQuery = z.extend(ClientQuery, {
  amount,
  userAddress: z.optional(user),
  from: token,
  to: token,
  /** Wei; taken from older clients and says nothing here. */
  gasPrice: z.optional(z.string().check(z.regex(/^\d{0,78}$/))),
})
export type ConvertQuotesQuery = z.infer<typeof ConvertQuotesQuery>

/** The answer of `GET /v1/convert/quotes`: none when no pools lead there with this amount. */
export const ConvertQuotes = z.object({
  quotes: z.array(
    z.object({
      /** Who says so: the tokens on the way, from first to last, or the name of an aggregator. */
      id: z.string(),
      fromAmount: baseUnits,
      /** The token, as it was asked for. */
      fromAccount: z.string(),
      toAmount: baseUnits,
      toAccount: z.string(),
    }),
  ),
})
export type ConvertQuotes = z.infer<typeof ConvertQuotes>

/** The query of `GET /v1/convert/tokens`. */
export const ConvertTokensQuery = z.extend(ClientQuery, { chainId })
export type ConvertTokensQuery = z.infer<typeof ConvertTokensQuery>

/** A token that can be swapped. */
export const ConvertToken = z.object({
  name: z.string(),
  symbol: z.string(),
  /** CAIP-10. */
  address: z.string(),
  decimals: z.int().check(z.nonnegative(), z.maximum(255)),
  /** Of an image on this server; empty when it has none. */
  logoUri: z.string(),
  /** Whether it takes a signature in place of an approval. */
  eip2612: z.boolean(),
})
export type ConvertToken = z.infer<typeof ConvertToken>

/** The answer of `GET /v1/convert/tokens`, what the chain itself counts in first. */
export const ConvertTokens = z.object({ tokens: z.array(ConvertToken) })
export type ConvertTokens = z.infer<typeof ConvertTokens>

/** The query of `GET /v1/convert/allowance`. */
export const ConvertAllowanceQuery = z.extend(ClientQuery, {
  tokenAddress: token,
  userAddress: user,
  /** Which of the server's exchanges: what a built swap calls. Without it the least of them counts. */
  spender: z.optional(address),
})
export type ConvertAllowanceQuery = z.infer<typeof ConvertAllowanceQuery>

/** The answer of `GET /v1/convert/allowance`: how much the exchange may take, in base units. */
export const ConvertAllowance = z.object({ allowance: baseUnits })
export type ConvertAllowance = z.infer<typeof ConvertAllowance>

/** The query of `GET /v1/convert/build-approve`. */
export const ConvertApproveQuery = z.extend(ClientQuery, {
  userAddress: user,
  /** The token to be given away. */
  from: token,
  /** The token to be had for it. */
  to: token,
  /** How much the exchange may take, in base units; without end when left out. */
  amount: z.optional(amount),
  /** Which of the server's exchanges: what a built swap calls. Without it the first of them. */
  spender: z.optional(address),
})
export type ConvertApproveQuery = z.infer<typeof ConvertApproveQuery>

/** The answer of `GET /v1/convert/build-approve`. */
export const ConvertApprove = z.object({
  tx: z.object({
    from: address,
    /** The token. */
    to: address,
    data: bytes,
    /** Wei. */
    value: baseUnits,
    eip155: cost,
  }),
  /**
   * The token refuses to change an allowance that is not 0, so this transaction sets it to 0; ask
   * again once it is mined.
   */
  isReset: z.boolean(),
})
export type ConvertApprove = z.infer<typeof ConvertApprove>

/** The body of `POST /v1/convert/build-transaction`. */
export const ConvertTransactionRequest = z.object({
  projectId: ClientQuery.shape.projectId,
  /** Base units of `from`. */
  amount,
  from: token,
  to: token,
  /** Pays, and is the only one to receive. */
  userAddress: user,
  /** By this exchange of the server alone, as it may take the token already. */
  spender: z.optional(address),
  eip155: z.optional(
    z.object({
      /** How many percent less than quoted may arrive, 50 at most; 1 when left out. */
      slippage: z.optional(
        z.union([
          z.number().check(z.nonnegative(), z.maximum(50)),
          z.pipe(
            z.string().check(z.regex(/^([0-4]?\d(\.\d{1,2})?|50(\.0{1,2})?)$/)),
            z.transform(Number),
          ),
        ]),
      ),
    }),
  ),
  /** Do not try it out; the gas is then a guess on the safe side. */
  disableEstimate: z.optional(z.boolean()),
})
export type ConvertTransactionRequest = z.infer<typeof ConvertTransactionRequest>
export type ConvertTransactionRequestInput = z.input<typeof ConvertTransactionRequest>

/** The answer of `POST /v1/convert/build-transaction`. */
export const ConvertTransaction = z.object({
  tx: z.object({
    from: address,
    /** The exchange. */
    to: address,
    data: bytes,
    /** What is sent along of the chain's own currency, in wei: `0` when a token is given away. */
    amount: baseUnits,
    eip155: cost,
  }),
  /** What would arrive now, in base units of `to`. */
  toAmount: baseUnits,
  /** With less it reverts. */
  minimumToAmount: baseUnits,
  /** When the transaction is no longer valid, in milliseconds since 1970; `null`: nobody says. */
  expiresAtMs: z.nullable(z.int()),
})
export type ConvertTransaction = z.infer<typeof ConvertTransaction>
