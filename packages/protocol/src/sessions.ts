import * as z from 'zod/mini'

const pci = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/))

const told = {
  delegate: z.string(),
  /** Of what the network counts in, or of the token. */
  symbol: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
  /** What can be taken now, atomic, or how many calls are left; `null` while nobody knows. */
  available: z.nullable(z.string()),
  /** It was ended on the chain. */
  isDisabled: z.boolean(),
}

/** A permission to take money, with what is left of it. */
const ToldMoney = z.object({
  ...told,
  /** Contract of a token; `null`: what the network counts in. */
  token: z.nullable(z.string()),
  kind: z.enum(['once', 'periodic', 'stream']),
  /** Atomic, as are the others: at most, or in each period. */
  amount: z.string(),
  /** Of `periodic`: the length of a period. Of `stream`: 1. */
  seconds: z.nullable(z.string()),
  /** Of `stream`: what flows in a second. */
  perSecond: z.nullable(z.string()),
})

/** A permission to call a contract, with what is left of it. */
const ToldCalls = z.object({
  ...told,
  kind: z.literal('calls'),
  contract: z.string(),
  /** As contracts name them, and as the page that asked did, such as `mint(uint256)`. */
  functions: z.array(z.object({ selector: z.string(), signature: z.nullable(z.string()) })),
  maxCalls: z.string(),
  /** With each call, atomic. */
  maxValue: z.string(),
})

/** The answer of `GET /v1/sessions/{address}`, the newest first. */
export const SmartSessions = z.object({
  /** Permission contexts: each lets an application act for the account, within bounds. */
  pcis: z.array(
    z.object({
      pci,
      /** The application. */
      project: z.object({ id: z.nullable(z.string()) }),
      /** Milliseconds since 1970. */
      createdAt: z.int(),
      expiry: z.int(),
      revokedAt: z.nullable(z.int()),
      /** CAIP-2. */
      chainId: z.string(),
      /** Host of the page that asked, where one did. */
      application: z.nullable(z.string()),
      /** As it calls itself. */
      applicationName: z.nullable(z.string()),
      /** What its user signed, for `wallet_revokeExecutionPermission`. */
      context: z.nullable(z.string()),
      /** What it lets somebody do, and what is left of it, as the chain says; `null` where that cannot be told. */
      permission: z.nullable(z.discriminatedUnion('kind', [ToldMoney, ToldCalls])),
    }),
  ),
})
export type SmartSessions = z.infer<typeof SmartSessions>

const signature = z.string().check(z.maxLength(32_768), z.regex(/^0x(?:[0-9a-fA-F]{2})*$/))
const context = z.string().check(z.maxLength(20_002), z.regex(/^0x(?:[0-9a-f]{2})+$/))
const key = z.object({
  type: z.string().check(z.maxLength(32)),
  publicKey: z.string().check(z.maxLength(512)),
})

/** The body of `POST /v1/sessions/{address}/grant`. */
export const GrantSession = z.object({
  chainId: z.string().check(z.regex(/^eip155:[1-9]\d{0,31}$/, 'write eip155:<chain>')),
  /** The signed delegation, as contracts take it (ERC-7710), or what another wallet gave in its place. */
  context,
  /** Milliseconds since 1970: when it ends. */
  expiry: z.int(),
  /** Of the application, which holds the other half. */
  key,
  application: z.optional(z.string().check(z.maxLength(253))),
  applicationName: z.optional(z.string().check(z.maxLength(200))),
  /** Of a permission for calls: its functions, such as `mint(uint256)`, in the order of the delegation. */
  functions: z.optional(z.array(z.string().check(z.maxLength(256))).check(z.maxLength(8))),
  /** Of `{"action":"grant","address":…,"context":…}`, the address in lower case. */
  signature,
})
export type GrantSession = z.infer<typeof GrantSession>

/** The answer of `POST /v1/sessions/{address}/grant`: the key is the one that was given. */
export const SessionGranted = z.object({ pci, key })
export type SessionGranted = z.infer<typeof SessionGranted>

/** The body of `POST /v1/sessions/{address}/activate`. */
export const ActivateSession = z.object({ pci, context })
export type ActivateSession = z.infer<typeof ActivateSession>

/** The body of `POST /v1/sessions/{address}/revoke`. */
export const RevokeSession = z.object({
  pci,
  /** Of `{"action":"revoke","address":…,"pci":…}`, the address in lower case. */
  signature,
})
export type RevokeSession = z.infer<typeof RevokeSession>

/** The answer of `POST /v1/sessions/{address}/revoke`. */
export const SessionRevoked = z.object({ success: z.literal(true) })
export type SessionRevoked = z.infer<typeof SessionRevoked>
