import { AppError } from '@foyer/core/primitives'
import type { Outgoing } from '../../../platform/outgoing/Outgoing.ts'

/**
 * Asks an aggregator, once, and reads JSON.
 *
 * @returns `null` where it answers that it cannot: no way there, or a token that it does not know
 * @throws `upstream/unavailable`
 */
export async function askAggregator({
  asking,
  outgoing,
  url,
  headers,
  body,
  maxBytes = 1_000_000,
}: {
  asking: ReturnType<Outgoing['resilient']>
  outgoing: Outgoing
  url: string
  headers: Readonly<Record<string, string>>
  body?: unknown
  maxBytes?: number
}): Promise<unknown> {
  return asking.run(async (signal) => {
    try {
      const answer = await outgoing.fetchConfigured(url, {
        ...{ signal, maxBytes, headers, contentTypes: ['application/json'] },
        ...(body !== undefined && { json: body }),
      })
      return JSON.parse(Buffer.from(answer.bytes).toString('utf8')) as unknown
    } catch (error) {
      const status = AppError.is(error) ? error.context.status : undefined
      if (status === 400 || status === 404 || status === 422) return null
      throw error
    }
  })
}
