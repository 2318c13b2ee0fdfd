import type * as Wire from '@foyer/protocol'
import type { Clock, Http, HttpHeaders, HttpResponse } from '../platform/Platform.ts'
import { createRequestPlaces } from '../platform/requestPlaces.ts'
import type { BackendRead } from '../primitives/BackendRead.ts'
import type { Network } from '../primitives/Network.ts'
import * as SafeLink from '../primitives/SafeLink.ts'
import { type CachedReads, createCachedReads, type Reading } from './cachedReads.ts'
import {
  answerUnreadable,
  type RefusalReason,
  requestRefused,
  serverUnreachable,
} from './errors.ts'
import { createOutageGate, readRetryAfter } from './outageGate.ts'
import { field, isChainId, label, rows, type Unchecked } from './wire.ts'

/** The network that a question is about. */
export type AskedNetwork = Pick<Network, 'caipNetworkId' | 'testnet'>

/** What every question to the server says. */
export interface Asked {
  readonly network: AskedNetwork
  readonly signal: AbortSignal
  /** A user asks again: an earlier failure does not hold the question back for its 30 s. */
  readonly retry?: boolean | undefined
}

/** Parameters of a request; one that is `undefined` or empty is left out. */
type Query = Readonly<Record<string, string | number | undefined>>

/** What the resources stand on. */
export interface BackendParameters {
  readonly http: Http
  readonly clock: Clock
  readonly projectId: string
  /** What a backend can tell of accounts on a network; all of it when absent. */
  readsOn?(network: AskedNetwork): readonly BackendRead[] | undefined
  /** The address of a request, from a path below the service and its parameters. */
  url(path: string, query?: Query): string
}

/** One exchange. The answer is read by `read`, for which `null` is an answer that makes no sense. */
interface Exchange<value> {
  readonly path: string
  readonly query?: Query
  /** Makes it a POST; `projectId` is added. */
  readonly body?: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
  read(json: unknown, headers: HttpHeaders): value | null
  /** What a 404 means, where it means something. */
  readonly absent?: value
}

/** A question whose answer is kept. */
interface KeptExchange<value> extends Omit<Exchange<value>, 'signal'> {
  readonly asked: Asked
  /** Questions with the same key have the same answer; path, query and body when absent. */
  readonly key?: string
  /** Neither age nor an earlier failure holds the question back. */
  readonly force?: boolean | undefined
}

/** A server, asked with restraint. */
export interface Backend {
  readonly clock: Clock
  /**
   * Asks, unless the server does not serve the network: then the answer is `empty`.
   *
   * @throws `resources/unavailable`, or the signal's reason
   */
  ask<value, empty>(
    asked: Asked,
    empty: empty,
    exchange: Omit<Exchange<value>, 'signal'>,
  ): Promise<value | empty>
  /** Like `ask`, for one kind of answers that are kept for a while. */
  kept<value>(kind: {
    freshMs: number
    empty: value
    /** What it tells of accounts, which chain families are not part of. */
    what?: BackendRead
  }): CachedReads<KeptExchange<value>, value>
  /** Sends JSON that is not ours to shape, such as JSON-RPC, and gives the answer as it is. */
  post(request: {
    path: string
    query: Query
    body: unknown
    signal: AbortSignal
    timeoutMs: number
  }): Promise<HttpResponse>
  /** Whether the server serves a chain. */
  serves(asked: Asked): Promise<boolean>
  /** The chains that it serves; asked once in five minutes. */
  supportedChains(asked: Omit<Asked, 'network'>): Promise<Reading<SupportedChains>>
  /**
   * The address of an image, when it is a `data:` one or lies on this very server; `null` for any
   * other, so that no third party's host is contacted because of a token or a name.
   */
  image(value: unknown): string | null
  /** A link that a user may follow: `https:`, or to this very server. */
  link(value: unknown): string | null
}

/** CAIP-2 ids of what can be asked over HTTP and over WebSocket. */
export interface SupportedChains {
  readonly chains: readonly string[]
  readonly socketChains: readonly string[]
}

const timeoutMs = 10_000
/** What everything else waits for has less time. */
const supportedChainsTimeoutMs = 3_000
const supportedChainsFreshMs = 300_000
/** A browser gives a host six connections; images and searches need theirs as well. */
const maxAtOnce = 2
/** 256 KB as base64, the largest image that is rendered. */
const maxImageLength = 350_000
const maxChains = 2_000

/**
 * Asks a server, two requests at a time, and leaves it alone while it is away or says so. Nothing is
 * asked again by itself.
 *
 * @contacts backend:blockchain — which chains are served (`GET /v1/supported-chains`), the native
 * balance of the connected account where no RPC URL is named (`POST /v1/rpc`), its tokens, collectibles,
 * history and names, and prices (`GET` and `POST /v1/…`) — after connecting, when a view shows them — without it
 * the wallet is asked for the native balance, and nothing else of that is shown
 */
export function createBackend({
  http,
  clock,
  projectId,
  readsOn,
  url,
}: BackendParameters): Backend {
  const takePlace = createRequestPlaces(maxAtOnce)
  const gate = createOutageGate({ clock })

  /** The deadline includes the wait for a place: the caller does not care what it was spent on. */
  const send = async (
    request: { url: string; body?: unknown; signal: AbortSignal },
    { limitMs, isWanted }: { limitMs: number; isWanted: boolean },
  ) => {
    const late = new AbortController()
    const cancel = clock.after(limitMs, () => late.abort(new Error('Timed out')))
    const signal = AbortSignal.any([request.signal, late.signal])
    const unreachable = (cause: unknown) => {
      request.signal.throwIfAborted()
      return serverUnreachable(cause)
    }
    try {
      const leave = await takePlace(signal).catch((cause: unknown) => {
        throw unreachable(cause)
      })
      try {
        // Not before there is a place: those that waited must not all follow one that failed.
        const passage = gate.pass(isWanted)
        try {
          const method = request.body === undefined ? 'GET' : 'POST'
          const answer = await http.send({ ...request, method, signal, timeoutMs: limitMs })
          if (answer.status === 429) passage.refused(retryAfterMsOf(answer))
          else passage.answered()
          return answer
        } catch (cause) {
          passage[request.signal.aborted ? 'ended' : 'failed']()
          throw unreachable(cause)
        }
      } finally {
        leave()
      }
    } finally {
      cancel()
    }
  }
  const retryAfterMsOf = ({ headers }: HttpResponse) =>
    readRetryAfter(headers?.['retry-after'], clock.now())
  const exchange = async <value>(
    { path, query, body, signal, read, absent }: Exchange<value>,
    { limitMs = timeoutMs, isWanted = false }: { limitMs?: number; isWanted?: boolean | undefined },
  ): Promise<value> => {
    const answer = await send(
      { url: url(path, query), signal, ...(body && { body: { ...body, projectId } }) },
      { limitMs, isWanted },
    )
    const { status, statusText, json, headers = {} } = answer
    if (status === 404 && absent !== undefined) return absent
    if (status < 200 || status > 299) {
      const retryAfterMs = retryAfterMsOf(answer)
      throw requestRefused({
        status,
        statusText,
        reasons: readReasons(json as Unchecked<Wire.NameFailure>),
        retryAfterMs,
      })
    }
    const value = read(json, headers)
    if (value === null) throw answerUnreadable(path)
    return value
  }

  const readChains = createCachedReads<SupportedChains>({ clock, freshMs: supportedChainsFreshMs })
  const supportedChains: Backend['supportedChains'] = ({ signal, retry }) =>
    readChains({
      key: '',
      signal,
      retry,
      ask: (signal) =>
        exchange(
          { path: '/v1/supported-chains', signal, read: readSupportedChains },
          { limitMs: supportedChainsTimeoutMs, isWanted: retry },
        ),
    })
  const serves = async (asked: Asked) =>
    (await supportedChains(asked)).value.chains.includes(asked.network.caipNetworkId)
  /** An operator's own server may speak plain HTTP, on a machine of one's own. */
  const ownOrigin = new URL(url('/')).origin
  const onOwnHost = (value: unknown) => {
    if (typeof value !== 'string' || !URL.canParse(value)) return null
    const { origin, username, password, href } = new URL(value)
    return origin === ownOrigin && !username && !password ? href : null
  }

  return {
    clock,
    async ask(asked, empty, rest) {
      if (!(await serves(asked))) return empty
      // What is sent was pressed by a user.
      const isWanted = asked.retry || rest.body !== undefined
      return exchange({ ...rest, signal: asked.signal }, { isWanted })
    },
    kept<value>({ freshMs, empty, what }: { freshMs: number; empty: value; what?: BackendRead }) {
      const read = createCachedReads<value>({ clock, freshMs })
      const ask = async ({
        asked,
        key,
        force,
        ...rest
      }: KeptExchange<value>): Promise<Reading<value>> => {
        const { signal, retry, network } = asked
        const isOffered = !what || (readsOn?.(network)?.includes(what) ?? true)
        if (!isOffered || !(await serves({ ...asked, retry: retry || force })))
          return { status: 'unsupported', value: empty, readAtMs: clock.now(), error: null }
        return read({
          key: key ?? JSON.stringify([rest.path, rest.query, rest.body]),
          signal,
          force,
          retry,
          ask: (signal) => exchange({ ...rest, signal }, { isWanted: retry || force }),
        })
      }
      return Object.assign(ask, { forget: read.forget })
    },
    post: ({ path, query, body, signal, timeoutMs }) =>
      send({ url: url(path, query), body, signal }, { limitMs: timeoutMs, isWanted: false }),
    serves,
    supportedChains,
    image(value) {
      if (typeof value !== 'string' || value.length > maxImageLength) return null
      if (/^data:image\/(png|webp|svg\+xml|jpeg|gif)[;,]\P{Cc}*$/u.test(value)) return value
      return onOwnHost(value)
    },
    link: (value) => SafeLink.https(value) ?? onOwnHost(value),
  }
}

function readSupportedChains(json: Unchecked<Wire.SupportedChains>): SupportedChains | null {
  const chain = (value: unknown) => (isChainId(value) ? value : null)
  const chains = rows(field(json, 'http'), chain, maxChains)
  return chains && { chains, socketChains: rows(field(json, 'ws'), chain, maxChains) ?? [] }
}

function readReasons(json: Unchecked<Wire.NameFailure>): readonly RefusalReason[] {
  const read = (row: Unchecked<RefusalReason>) => {
    const name = label(field(row, 'name'))
    const description = label(field(row, 'description'), 256)
    return name && description ? { name, description } : null
  }
  return rows(field(json, 'reasons'), read, 16) ?? []
}
