import * as z from 'zod/mini'

/** Names one image. So narrow that no id can lead out of a folder or into a header. */
export const ImageParams = z.object({
  id: z
    .string()
    .check(z.regex(/^[a-z0-9-]{1,64}$/, 'write 1 to 64 lower-case letters, digits and hyphens')),
})
export type ImageParams = z.infer<typeof ImageParams>
