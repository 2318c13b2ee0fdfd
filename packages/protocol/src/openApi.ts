import * as z from 'zod/mini'

/** `GET /openapi.json`: an OpenAPI 3.1 document. */
export const OpenApiDocument = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.looseObject({})),
})
export type OpenApiDocument = z.infer<typeof OpenApiDocument>
