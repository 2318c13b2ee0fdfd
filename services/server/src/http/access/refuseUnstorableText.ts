import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { App } from '../App.ts'

/**
 * Refuses what no database keeps, in one place for every route that may store it: PostgreSQL has no NUL
 * in a text, and half of a surrogate pair is no UTF-8.
 *
 * Events of analytics clean their texts by themselves, as a page's are its users' and no mistake of theirs.
 *
 * @see https://www.postgresql.org/docs/current/datatype-character.html
 */
export function refuseUnstorableText(app: App): void {
  app.addHook('preHandler', async ({ method, routeOptions, params, query, body }) => {
    if (method === 'GET' || method === 'HEAD' || routeOptions.config.limit === 'events') return
    if (![params, query, body].every(isStorable))
      throw new HttpFailure(
        400,
        'A text of the request holds a letter that cannot be kept: NUL, or half of a pair of surrogates.',
      )
  })
}

/** Without recursion: how deep a body is nested is the sender's choice. */
function isStorable(value: unknown): boolean {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string') {
      if (/[\0\p{Surrogate}]/u.test(next)) return false
    } else if (typeof next === 'object' && next !== null)
      for (const [name, inner] of Object.entries(next)) waiting.push(name, inner)
  }
  return true
}
