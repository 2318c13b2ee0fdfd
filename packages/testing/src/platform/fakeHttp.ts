import {
  type Clock,
  checkHeaders,
  type Http,
  type HttpImage,
  type HttpRequest,
  type HttpResponse,
} from '@foyer/core/platform'

/**
 * What a scripted server does: answer (perhaps after a while), fail as a network does, or hang.
 * `image` is what a request for an image gets.
 */
export type FakeAnswer =
  | (Partial<HttpResponse & HttpImage> & { readonly afterMs?: number })
  | Error
  | 'hang'

/** A url or its beginning, a pattern of urls, or any test of the request. */
export type FakeHttpMatcher = string | RegExp | ((request: HttpRequest) => boolean)

/** A network that answers only what a test wrote down. */
export interface FakeHttp extends Http {
  /** Every request so far, oldest first. */
  readonly requests: readonly HttpRequest[]
  /** Later scripts win over earlier ones. A request that nothing matches fails. */
  answer(
    matcher: FakeHttpMatcher,
    answer: FakeAnswer | ((request: HttpRequest) => FakeAnswer),
  ): void
}

/**
 * A network that a test scripts; deadlines run on the given clock.
 *
 * @example
 * import { createFakeClock, createFakeHttp } from '@foyer/testing'
 *
 * const http = createFakeHttp(createFakeClock())
 * http.answer('https://rpc.example', { json: { result: '0x1' } })
 * http.answer('https://foyer.example/getWalletImage', { image: 'data:image/png;base64,…' })
 */
export function createFakeHttp(clock: Clock): FakeHttp {
  const requests: HttpRequest[] = []
  const scripts: Parameters<FakeHttp['answer']>[] = []
  const ask = (request: HttpRequest) => {
    requests.push(request)
    const script = scripts.find(([matcher]) => matches(matcher, request))
    const unscripted = new TypeError(`No answer scripted for ${request.url}`)
    const answer =
      script === undefined
        ? unscripted
        : typeof script[1] === 'function'
          ? script[1](request)
          : script[1]
    return exchange({ clock, request, answer })
  }

  return {
    requests,
    answer: (...script) => void scripts.unshift(script),
    async send(request) {
      checkHeaders(request.headers ?? {})
      const { status, statusText, json, headers } = await ask(request)
      return { status, statusText, json, ...(headers && { headers }) }
    },
    async image(request) {
      const { status, image } = await ask(request)
      return { status, image }
    },
  }
}

function exchange({
  clock,
  request: { signal, timeoutMs },
  answer,
}: {
  clock: Clock
  request: HttpRequest
  answer: FakeAnswer
}): Promise<HttpResponse & HttpImage> {
  return new Promise((resolve, reject) => {
    const timedOut = () => finish(() => reject(new DOMException('Timed out', 'TimeoutError')))
    const aborted = () => finish(() => reject(signal.reason))
    const answered = () =>
      finish(() => {
        if (answer instanceof Error) reject(answer)
        else if (answer !== 'hang') {
          const { status = 200, statusText = '', json, image = null, headers } = answer
          resolve({ status, statusText, json, image, ...(headers && { headers }) })
        }
      })
    const timers: (() => void)[] = []
    const finish = (outcome: () => void) => {
      for (const stop of timers) stop()
      signal.removeEventListener('abort', aborted)
      outcome()
    }

    if (signal.aborted) return aborted()
    signal.addEventListener('abort', aborted)
    timers.push(clock.after(timeoutMs, timedOut))
    if (answer === 'hang') return
    const afterMs = answer instanceof Error ? undefined : answer.afterMs
    if (afterMs === undefined) answered()
    else timers.push(clock.after(afterMs, answered))
  })
}

function matches(matcher: FakeHttpMatcher, request: HttpRequest): boolean {
  if (typeof matcher === 'function') return matcher(request)
  return typeof matcher === 'string' ? request.url.startsWith(matcher) : matcher.test(request.url)
}
