import * as z from 'zod/mini'
import { ClientQuery } from './query.ts'

/** Names an account of any chain family. So narrow that no address can lead out of a path. */
export const NamedAccountParams = z.object({
  address: z.string().check(z.regex(/^[A-Za-z0-9]{14,128}$/)),
})
export type NamedAccountParams = z.infer<typeof NamedAccountParams>

/** The query of `GET /v1/identity/{address}`. */
export const IdentityQuery = z.extend(ClientQuery, {
  /** The connected account, if there is one. Changes nothing in the answer. */
  sender: z.optional(z.string().check(z.maxLength(128))),
})
export type IdentityQuery = z.infer<typeof IdentityQuery>

/** What an account is called. `null`: nothing is known, which is not to say that there is nothing. */
export const Identity = z.object({
  name: z.nullable(z.string()),
  /** Of an image on this server, or the image itself as `data:`. */
  avatar: z.nullable(z.string()),
})
export type Identity = z.infer<typeof Identity>
