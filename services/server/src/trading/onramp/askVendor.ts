import { AppError } from '@foyer/core/primitives'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'

const maxBytes = 2_000_000

/**
 * Asks somebody who sells, once, and reads JSON.
 *
 * @throws HttpFailure 400 where they refuse the question, `upstream/unavailable`
 */
export async function askVendor({
  asking,
  outgoing,
  vendor,
  url,
  headers,
  body,
}: {
  asking: ReturnType<Outgoing['resilient']>
  outgoing: Outgoing
  vendor: string
  url: string
  headers: Readonly<Record<string, string>>
  body?: unknown
}): Promise<unknown> {
  return asking
    .run(async (signal) => {
      try {
        const answer = await outgoing.fetchConfigured(url, {
          ...{ signal, maxBytes, headers, contentTypes: ['application/json'] },
          ...(body !== undefined && { json: body }),
        })
        return JSON.parse(Buffer.from(answer.bytes).toString('utf8')) as unknown
      } catch (error) {
        const status = AppError.is(error) ? error.context.status : undefined
        if (status === 400 || status === 404 || status === 422)
          throw new AppError(
            'onramp/refused',
            `${vendor} does not sell this, or not in this amount.`,
            {
              kind: 'invalid',
              cause: error,
            },
          )
        throw error
      }
    })
    .catch((error: unknown) => {
      throw AppError.is(error) && error.code === 'onramp/refused'
        ? new HttpFailure(400, error.message)
        : error
    })
}
