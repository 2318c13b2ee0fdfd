import * as z from 'zod/mini'

/**
 * What every request of a client carries in its query: the application's project and which software
 * asks. All three may be missing, for a user with a browser or a script of the operator.
 */
export const ClientQuery = z.object({
  projectId: z.optional(
    z
      .string()
      .check(
        z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'write 1 to 64 letters, digits, hyphens and underscores'),
      ),
  ),
  /** Kind of software, such as `foyer`. */
  st: z.optional(z.string().check(z.maxLength(64, 'write 64 letters at most'))),
  /** Its version, such as `js-1.0.0`. */
  sv: z.optional(z.string().check(z.maxLength(64, 'write 64 letters at most'))),
})
export type ClientQuery = z.infer<typeof ClientQuery>
