import { checkHeaders } from './checkHeaders.ts'
import type { HttpRequest, HttpResponse } from './Platform.ts'
import { readAtMost } from './readAtMost.ts'

/** Pages of lists and of a history are a tenth of it. */
const usualMaxBytes = 4 * 1024 * 1024

/**
 * Asks, and reads the answer as JSON, `undefined` when it is none. Reads no further than `maxBytes`.
 *
 * @throws whatever the network throws, when the answer is longer, and for headers beyond their bounds
 * @contacts caller
 */
export async function send({
  url,
  method = 'GET',
  body,
  headers: given = {},
  signal,
  timeoutMs,
  maxBytes = usualMaxBytes,
}: HttpRequest): Promise<HttpResponse> {
  checkHeaders(given)
  const response = await fetch(url, {
    method,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    credentials: 'omit',
    referrerPolicy: 'origin',
    headers: { ...given, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { status, statusText, headers } = response
  const bytes = await readAtMost(response, maxBytes)
  if (!bytes) {
    await response.body?.cancel().catch(() => {})
    throw new Error(`The answer is longer than ${maxBytes / 1024 ** 2} MB.`)
  }
  const json = parseJson(new TextDecoder().decode(bytes))
  return { status, statusText, json, headers: Object.fromEntries(headers) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's HTML error page, for one. The caller checks the shape of the answer anyway.
    return undefined
  }
}
