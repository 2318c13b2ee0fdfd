import type { FetchedAnswer, FetchOptions } from './FetchedAnswer.ts'
import { sendRequest } from './sendRequest.ts'
import { takeAnswer } from './takeAnswer.ts'

/** Fetches what the operator configured, see `Outgoing`. */
export async function fetchConfigured(
  url: string,
  {
    signal,
    maxBytes = 1_000_000,
    timeoutMs = 8_000,
    contentTypes,
    json,
    headers,
  }: FetchOptions = {},
): Promise<FetchedAnswer> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const answer = await sendRequest({
    url: new URL(url),
    ...(json !== undefined && { json: JSON.stringify(json) }),
    ...(headers && { headers }),
    maxBytes,
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  })
  return takeAnswer({ url, answer, contentTypes })
}
