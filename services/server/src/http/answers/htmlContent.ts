import * as z from 'zod/mini'

/** The `response` schema of a page. */
export const htmlContent = {
  description: 'The page',
  content: { 'text/html': { schema: z.string() } },
}
