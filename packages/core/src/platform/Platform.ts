/** Time, so that tests can own it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Milliseconds since some moment, for how long ago something was: a clock that is set back, by its
   * user or its network, changes `now` and not this.
   */
  elapsed(): number
  /** Runs `callback` once after `delayMs`; the returned function calls it off. */
  after(delayMs: number, callback: () => void): () => void
  /** Aborts after `timeoutMs`, with a `TimeoutError`. */
  deadline(timeoutMs: number): AbortSignal
}

/**
 * Headers of a request, by lower-case name, together at most 8 KB. With most of them a browser asks the
 * other origin first whether it takes them.
 */
export type HttpHeaders = { readonly [name: Lowercase<string>]: string }

/** One HTTP exchange. `timeoutMs` bounds the whole of it, body included. */
export interface HttpRequest {
  /** A longer answer throws; 4 MB unless said. */
  readonly maxBytes?: number
  readonly url: string
  readonly method?: 'GET' | 'POST'
  /** Sent as JSON, with its own `content-type`. */
  readonly body?: unknown
  readonly headers?: HttpHeaders
  readonly signal: AbortSignal
  readonly timeoutMs: number
}

/** The answer of a server: its status, its headers and its body as JSON (`undefined` when it is none). */
export interface HttpResponse {
  readonly status: number
  readonly statusText: string
  readonly json: unknown
  /** As they came, under lowercase names; of another origin only those that its server lets pages read. */
  readonly headers?: HttpHeaders
}

/** The answer to a request for an image. */
export interface HttpImage {
  readonly status: number
  /**
   * A data URI of a PNG, WebP, JPEG or SVG of at most 256 KB, by its content type and by its first
   * bytes alike; `null` when the body is anything else.
   */
  readonly image: string | null
}

/** The network. */
export interface Http {
  /** @throws whatever the network throws, and headers beyond their bounds; an HTTP error status is an answer, not an exception. */
  send(request: HttpRequest): Promise<HttpResponse>
  /** Fetches an image. @throws as `send` does. */
  image(request: Pick<HttpRequest, 'url' | 'signal' | 'timeoutMs'>): Promise<HttpImage>
}

/** Text by key, kept between visits. Never throws: a blocked or full store behaves like an empty one. */
export interface KeyValueStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /**
   * Calls back with the key that another tab of this origin changed and what it wrote there, where that is
   * known (`null`: it removed it), or with `null` as the key when it cleared everything. Changes made here are no news.
   */
  watch(listener: (key: string | null, value?: string | null) => void): () => void
}

/** The page, as far as wallets announce themselves through it. */
export type PageWindow = EventTarget & {
  readonly ethereum?: unknown
  open?(url: string, target: string, features: string): Window | null
  readonly location?: Location
  readonly history?: History
}

/** Everything Foyer takes from its surroundings. Tests pass their own. */
export interface Platform {
  readonly clock: Clock
  readonly http: Http
  readonly storage: KeyValueStorage
  /** `null` outside a browser: no wallet can be there, and nothing may be listened to. */
  readonly window: PageWindow | null
  /** Tells the developer once, in the console. */
  reportToDeveloper(message: string): void
}
