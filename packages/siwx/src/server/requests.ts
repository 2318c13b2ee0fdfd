/** Why a request is refused. */
export class Refusal extends Error {
  readonly status: number
  readonly reason: string
  readonly headers: Readonly<Record<string, string>>
  constructor(
    status: number,
    reason: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.status = status
    this.reason = reason
    this.headers = headers
  }
}

/** The answer to a request that is refused. */
export function refuse({ status, reason, message, headers }: Refusal): Response {
  return new Response(JSON.stringify({ reason, message }), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  })
}

/** A message of 16 KB and its signature. */
const maxBytes = 65_536

/** Reads a body as a JSON object; a form cannot send one. */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    throw new Refusal(415, 'request', 'Send the body as application/json.')
  }
  let text = ''
  let bytes = 0
  const decoder = new TextDecoder()
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader.cancel()
      throw new Refusal(413, 'request', 'The body is too large.')
    }
    text += decoder.decode(value, { stream: true })
  }
  try {
    const body: unknown = JSON.parse(text + decoder.decode())
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>
  } catch {
    // Reported below, as for every other body that is none.
  }
  throw new Refusal(400, 'request', 'The body is no JSON object.')
}

/** A request of Node as frameworks hand it over. */
export interface NodeRequest {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/**
 * A request of the web from one of Node.
 *
 * @param body what was read already: text, or what JSON was parsed to
 */
export function toRequest(
  { method = 'GET', url = '/', headers: given }: NodeRequest,
  body: string | object | null | undefined,
): Request {
  const headers = new Headers()
  for (const name of ['cookie', 'origin', 'content-type']) {
    const value = given[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== null && body !== undefined
  return new Request(new URL(url.replace(/^\/+/, '/'), 'http://localhost'), {
    ...{ method, headers },
    ...(hasBody && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

/** Reads a body of Node up to what {@link readBody} takes. */
export async function readStream(stream: AsyncIterable<Uint8Array | string>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of stream) {
    text += typeof part === 'string' ? part : decoder.decode(part, { stream: true })
    if (text.length > maxBytes) return text
  }
  return text + decoder.decode()
}
