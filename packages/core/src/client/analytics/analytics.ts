import type { Alert } from '../../primitives/Alert.ts'
import { requestUrl, serviceUrl } from '../backend/backend.ts'
import type { Foyer } from '../contract/Foyer.ts'
import type { FoyerEvent } from '../contract/FoyerEvent.ts'

/** What analytics need to know of the page, and may not look up by themselves. */
export interface AnalyticsPage {
  /** The address at this moment, whole; an application may have moved on since the last event. */
  url(): string
  /** The user told their browser that nobody should follow them. */
  readonly refusesTracking: boolean
  /** Events are heard at once, and wait until then: nothing may delay what a user waits for. */
  readonly ready: Promise<void>
}

/** One step of a user, and where they were when they took it. */
export interface Sighting {
  readonly event: Extract<FoyerEvent, { type: 'track' }>
  readonly pageUrl: string
}

/** A backend that takes longer does without the answer, or the event. */
const exchangeTimeoutMs = 10_000

/** After so many events in a row that did not arrive, the backend is left in peace. */
const maxFailuresInARow = 5

/** Longer addresses are cut down to their host; the backend would refuse the whole event. */
const maxPathLength = 1_500

/**
 * Sends what is in the queue, one event after the other, once the backend said that it wants them.
 * Calling the returned function says that there is something new in the queue.
 *
 * Nothing of this ever throws or is shown to a user. A 403 tells the developer, once.
 *
 * @returns `null` when the address of the service is none
 */
export function createSender({
  foyer,
  page,
  queue,
  isWanted,
  signal,
}: {
  foyer: Foyer
  page: AnalyticsPage
  queue: Sighting[]
  /** False once the backend said no, and while the application has turned it off. */
  isWanted(): boolean
  signal: AbortSignal
}): (() => void) | null {
  const { analytics, alert, options, platform } = foyer.internals
  const { projectId = '' } = options.getState()
  const baseUrl = serviceUrl(options.getState(), 'analytics')
  if (baseUrl === null) return null
  let isSending = false
  let failuresInARow = 0
  // What an application turns off is off for what waits, too.
  const forget = () => {
    if (!isWanted()) queue.length = 0
  }
  signal.addEventListener('abort', options.subscribe(forget), { once: true })

  /**
   * The answer of a success.
   *
   * @contacts backend:analytics — whether the backend wants to know (`GET /getAnalyticsConfig`), then
   * what users do, step by step (`POST /e`): page without query, event, account — from the first
   * open on — ended by `features.analytics: false`, a no of the backend, Global Privacy Control or Do
   * Not Track
   */
  const exchange = async (
    path: string,
    { method, body }: { method: 'GET' | 'POST'; body?: unknown },
  ): Promise<unknown> => {
    const { status, statusText, json } = await platform.http.send({
      url: requestUrl({ baseUrl, path, projectId }),
      method,
      body,
      signal,
      timeoutMs: exchangeTimeoutMs,
    })
    if (status === 403) {
      analytics.verdict = 'no'
      alert(invalidAppConfiguration({ origin: new URL(page.url()).origin, projectId }))
    }
    if (status < 200 || status > 299) throw new Error(`${status} ${statusText}`)
    return json
  }

  const ask = async () => {
    try {
      const answer = await exchange('/getAnalyticsConfig', { method: 'GET' })
      const { isAnalyticsEnabled } = (answer ?? {}) as { isAnalyticsEnabled?: unknown }
      analytics.verdict = isAnalyticsEnabled === true ? 'yes' : 'no'
    } catch {
      // No answer is a no. Only when we went away ourselves, the question stays open.
      if (!signal.aborted) analytics.verdict = 'no'
    }
  }

  const post = async (sighting: Sighting) => {
    try {
      const body = describe(sighting)
      if (!body) return
      await exchange('/e', { method: 'POST', body })
      failuresInARow = 0
    } catch {
      // One event less: worth neither a second try nor anybody's attention.
      if (++failuresInARow >= maxFailuresInARow) analytics.verdict = 'no'
    }
  }

  return async () => {
    if (isSending || signal.aborted || !isWanted()) return
    isSending = true
    if (analytics.verdict === 'unasked') await ask()
    while (isWanted() && !signal.aborted) {
      const next = queue.shift()
      if (!next) break
      await post(next)
    }
    forget()
    isSending = false
  }
}

/** The body of one event; `null` for a page without a host, which no backend can tell apart. */
function describe({ event: { event, properties, address, timestamp }, pageUrl }: Sighting) {
  const { protocol, host, hostname, pathname } = new URL(pageUrl)
  if (!/^https?:$/.test(protocol)) return null
  const isTelling = isDoubtful(pathname) || pathname.length > maxPathLength
  return {
    eventId: randomId(),
    url: `${protocol}//${host}${isTelling ? '/' : pathname}`,
    domain: hostname,
    timestamp,
    props: {
      event,
      properties: JSON.parse(JSON.stringify(properties, withoutDoubtful)),
      ...(address !== undefined && { address }),
    },
  }
}

/**
 * Leaves out what could say who a user is. Wallets and users write some of the texts, so an
 * e-mail address, a user's name or a query with its secrets may stand in any of them.
 */
function withoutDoubtful(key: string, value: unknown): unknown {
  if (isDoubtful(key) || typeof value === 'bigint') return undefined
  return typeof value === 'string' && isDoubtful(value) ? undefined : value
}

/** Has one of `@`, `?`, `#`, as it is or the way addresses write it. */
function isDoubtful(text: string): boolean {
  return /[@?#]|%(40|3f|23)/i.test(text)
}

/** A UUID of version 4. `crypto.randomUUID` is missing on pages without TLS. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Stands here and not with the other alerts, so that only a page with analytics carries it. */
const invalidAppConfiguration = ({
  origin,
  projectId,
}: {
  origin: string
  projectId: string
}): Alert => ({
  code: 'INVALID_APP_CONFIGURATION',
  message: `Invalid App Configuration: the backend refused this page (403). Allow the origin ${origin} for the project "${projectId}" on the server; until then nothing is reported to it.`,
})
