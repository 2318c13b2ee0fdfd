import { OpenApiDocument } from '@foyer/protocol'
import { type Prepared, prepareJson } from '../../platform/http/Prepared.ts'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import { sendPrepared } from '../answers/sendPrepared.ts'

/** What the server answers, written down from the schemas of its routes. */
export function openApi(app: App) {
  let document: Prepared | undefined
  app.get(
    '/openapi.json',
    {
      config: { isOpen: true },
      schema: {
        tags: ['Operation'],
        summary: 'This document',
        response: { 200: OpenApiDocument, ...failures() },
      },
    },
    (request, reply) => {
      document ??= prepareJson(JSON.stringify(app.swagger()))
      return sendPrepared({
        request,
        reply,
        prepared: document,
        cacheControl: 'public, max-age=300',
      })
    },
  )
}
