import * as z from 'zod/mini'

/** The body of every answer that is no success. */
export const Failure = z.object({
  statusCode: z.int(),
  /** The status in words, such as `Bad Request`. */
  error: z.string(),
  /** What to do about it. Never holds what went wrong inside the server. */
  message: z.string(),
})
export type Failure = z.infer<typeof Failure>
