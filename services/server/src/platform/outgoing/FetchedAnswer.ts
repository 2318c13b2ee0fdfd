/** What an address gave, read whole. */
export interface FetchedAnswer {
  /** After redirects. */
  readonly url: string
  readonly status: number
  /** Media type in lower case without parameters, such as `image/png`; empty when none was sent. */
  readonly contentType: string
  readonly bytes: Uint8Array
}

export interface FetchOptions {
  /** Ends it. */
  signal?: AbortSignal | undefined
  /** A longer answer is refused; 1 MB when left out. */
  maxBytes?: number
  /** For all of it, redirects included; 8 s when left out. */
  timeoutMs?: number
  /** Media types that are taken, such as `application/json` or `image/`; all when left out. */
  contentTypes?: readonly string[]
  /** Sent as JSON with POST; GET without it. */
  json?: unknown
  /** Sent besides, such as keys; only to what the operator configured. */
  headers?: Readonly<Record<string, string>>
}
