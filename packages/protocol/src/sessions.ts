import * as z from 'zod/mini'

const pci = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/))

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
    }),
  ),
})
export type SmartSessions = z.infer<typeof SmartSessions>

/** The body of `POST /v1/sessions/{address}/revoke`. */
export const RevokeSession = z.object({
  pci,
  /** Of `{"action":"revoke","address":…,"pci":…}`, the address in lower case. */
  signature: z.string().check(z.maxLength(32_768), z.regex(/^0x(?:[0-9a-fA-F]{2})*$/)),
})
export type RevokeSession = z.infer<typeof RevokeSession>

/** The answer of `POST /v1/sessions/{address}/revoke`. */
export const SessionRevoked = z.object({ success: z.literal(true) })
export type SessionRevoked = z.infer<typeof SessionRevoked>
