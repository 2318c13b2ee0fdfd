import { type Agent, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import { answerRefused } from './errors.ts'

/** One answer of one address; redirects are not followed. */
export interface SentAnswer {
  readonly status: number
  readonly contentType: string
  /** Where a redirect leads, as it was sent. */
  readonly location: string | null
  /** Empty for redirects. */
  readonly bytes: Uint8Array
}

export interface SendRequestParameters {
  url: URL
  /** Where to connect to instead of what the name of the host resolves to. */
  addresses?: readonly string[]
  /** Sent with POST; GET without it. */
  json?: string | undefined
  accept?: string
  headers?: Readonly<Record<string, string>>
  maxBytes: number
  signal: AbortSignal
  /** Keeps connections; without it each request has its own. */
  agent?: Agent | undefined
}

/**
 * Sends one request and reads the answer whole.
 *
 * @throws `upstream/answer-refused` when it is too long or compressed
 * @throws what the network throws, and the reason of `signal`
 */
export function sendRequest({
  url,
  addresses,
  json,
  accept = '*/*',
  headers: more,
  maxBytes,
  signal,
  agent,
}: SendRequestParameters): Promise<SentAnswer> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const sent = send(
      url,
      {
        method: json === undefined ? 'GET' : 'POST',
        headers: {
          ...more,
          accept,
          // What is small on the way may be huge here.
          'accept-encoding': 'identity',
          'user-agent': 'foyer-server',
          ...(json !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(json),
          }),
        },
        maxHeaderSize: 16_384,
        signal,
        agent: agent ?? false,
        ...(addresses && { lookup: lookupIn(addresses) }),
      },
      (answer) => {
        const { statusCode: status = 0, headers } = answer
        const contentType =
          (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
        const finish = (bytes: Uint8Array) =>
          resolve({ status, contentType, location: headers.location ?? null, bytes })
        const refuse = (reason: string) => {
          reject(answerRefused({ reason, status }))
          sent.destroy()
        }
        answer.on('error', (error) => reject(signal.aborted ? signal.reason : error))
        if (status >= 300 && status < 400) {
          finish(new Uint8Array())
          sent.destroy()
          return
        }
        const encoding = headers['content-encoding'] ?? 'identity'
        if (encoding !== 'identity') return refuse('it is compressed')
        if (Number(headers['content-length'] ?? 0) > maxBytes) return refuse('it is too long')

        const chunks: Buffer[] = []
        let length = 0
        answer.on('data', (chunk: Buffer) => {
          length += chunk.length
          if (length > maxBytes) return refuse('it is too long')
          chunks.push(chunk)
        })
        answer.on('end', () => finish(Buffer.concat(chunks)))
        answer.on('aborted', () => reject(new Error('The answer was cut off')))
      },
    )
    sent.on('error', (error) => reject(signal.aborted ? signal.reason : error))
    sent.end(json)
  })
}

/** Resolves every name to these addresses, so that what was checked is what is connected to. */
function lookupIn(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (_hostname, options, done) => {
    const [first] = all
    if (!first) done(new Error('There is no address'), '', 4)
    else if (options.all) done(null, all)
    else done(null, first.address, first.family)
  }
}
