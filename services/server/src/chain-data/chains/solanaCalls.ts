import * as z from 'zod/mini'

/** The largest transaction has 1,232 bytes, which is this long in base64; in base58 it is longer. */
const maxTransactionLength = 1_700
/** More in one question are refused by nodes. */
const maxAddresses = 100
/** Enough of an account for what is read here; a program has millions. */
const maxSlice = 65_536

const base58 = (most: number) =>
  z
    .string()
    .check(
      z.regex(/^[1-9A-HJ-NP-Za-km-z]{1,88}$/, 'write it in base58'),
      z.maxLength(most, 'it is too long'),
    )
const address = base58(44)
const signature = base58(88)
const commitment = z.optional(z.enum(['processed', 'confirmed', 'finalized']))
const slot = z.optional(z.int().check(z.nonnegative()))
const basic = z.optional(z.nullable(z.strictObject({ commitment, minContextSlot: slot })))
const dataSlice = z.optional(
  z.strictObject({
    offset: z.int().check(z.nonnegative()),
    length: z.int().check(z.nonnegative(), z.maximum(maxSlice)),
  }),
)
const ofAccounts = z.optional(
  z.nullable(
    z.strictObject({
      commitment,
      minContextSlot: slot,
      dataSlice,
      encoding: z.optional(z.enum(['base58', 'base64', 'base64+zstd', 'jsonParsed'])),
    }),
  ),
)
const bytes = z
  .string()
  .check(
    z.regex(/^[A-Za-z0-9+/=]*$/, 'write it in base64 or base58'),
    z.maxLength(maxTransactionLength, 'it is too long'),
  )
const ofTransactions = z.optional(
  z.nullable(
    z.strictObject({
      commitment,
      encoding: z.optional(z.enum(['json', 'jsonParsed', 'base64', 'base58'])),
      maxSupportedTransactionVersion: z.optional(z.literal(0)),
    }),
  ),
)
const whose = z.union([z.strictObject({ mint: address }), z.strictObject({ programId: address })])

const parameters = (...each: z.ZodMiniType[]) => each

/**
 * What anybody may ask a Solana node of ours: reading, trying a transaction and handing in one that is
 * signed already. What searches a whole program (`getProgramAccounts`) or makes money is left out.
 *
 * @see https://solana.com/docs/rpc/http
 */
export const solanaCalls: ReadonlyMap<string, readonly z.ZodMiniType[]> = new Map([
  ['getAccountInfo', parameters(address, ofAccounts)],
  ['getBalance', parameters(address, basic)],
  ['getBlockHeight', parameters(basic)],
  ['getEpochInfo', parameters(basic)],
  ['getFeeForMessage', parameters(bytes, basic)],
  ['getGenesisHash', parameters()],
  ['getLatestBlockhash', parameters(basic)],
  [
    'getMinimumBalanceForRentExemption',
    parameters(z.int().check(z.nonnegative(), z.maximum(10_485_760)), basic),
  ],
  [
    'getMultipleAccounts',
    parameters(z.array(address).check(z.maxLength(maxAddresses)), ofAccounts),
  ],
  [
    'getRecentPrioritizationFees',
    parameters(z.optional(z.array(address).check(z.maxLength(maxAddresses)))),
  ],
  [
    'getSignatureStatuses',
    parameters(
      z.array(signature).check(z.maxLength(256)),
      z.optional(z.nullable(z.strictObject({ searchTransactionHistory: z.optional(z.boolean()) }))),
    ),
  ],
  ['getSlot', parameters(basic)],
  ['getTokenAccountBalance', parameters(address, basic)],
  ['getTokenAccountsByOwner', parameters(address, whose, ofAccounts)],
  ['getTokenSupply', parameters(address, basic)],
  ['getTransaction', parameters(signature, ofTransactions)],
  ['isBlockhashValid', parameters(address, basic)],
  [
    'sendTransaction',
    parameters(
      bytes,
      z.optional(
        z.nullable(
          z.strictObject({
            encoding: z.optional(z.enum(['base64', 'base58'])),
            preflightCommitment: commitment,
            skipPreflight: z.optional(z.boolean()),
            maxRetries: z.optional(z.int().check(z.nonnegative(), z.maximum(10))),
            minContextSlot: slot,
          }),
        ),
      ),
    ),
  ],
  [
    'simulateTransaction',
    parameters(
      bytes,
      z.optional(
        z.nullable(
          z.strictObject({
            commitment,
            encoding: z.optional(z.enum(['base64', 'base58'])),
            sigVerify: z.optional(z.boolean()),
            replaceRecentBlockhash: z.optional(z.boolean()),
            minContextSlot: slot,
            /** What they are afterwards: a transaction has no more. */
            accounts: z.optional(
              z.strictObject({
                encoding: z.literal('base64'),
                addresses: z.array(address).check(z.maxLength(64)),
              }),
            ),
          }),
        ),
      ),
    ),
  ],
])

/** How long these take a node is what the visitor chose. */
export const costlySolanaCalls: ReadonlySet<string> = new Set([
  'getMultipleAccounts',
  'getTokenAccountsByOwner',
  'simulateTransaction',
])
