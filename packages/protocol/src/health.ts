import * as z from 'zod/mini'

/** `GET /health` and `GET /health/ready` when all is well; trouble is a `Failure`. */
export const Health = z.object({ status: z.literal('ok') })
export type Health = z.infer<typeof Health>
