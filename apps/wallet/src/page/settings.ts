import { isLoopback } from './isLoopback.ts'
import type { Stack } from './stack.ts'

/** How the wallet answers questions: by asking a user, or always the same. */
export type Answer = 'ask' | 'approve' | 'reject'

/** What the address of the page asks for. */
export interface Settings {
  /** `ws:` on this machine; `null` when the stack has no server and the address names no relay. */
  readonly relayUrl: string | null
  readonly answer: Answer
  /** The pairing of `/wc?uri=`. */
  readonly link: string | null
  /** The address without what must happen once only, so that a reload does not do it again. */
  readonly lastingUrl: string
}

/**
 * Reads `?relay=`, `?auto=approve|reject` and `/wc?uri=`. The first two hold on loopback only, and
 * the relay must be there too: a link must not make a wallet talk to a third party or sign for one.
 */
export function readSettings(location: URL, stack: Stack): Settings {
  const query = location.searchParams
  const isLocal = isLoopback(location.hostname)
  const server = stack.parts.find(({ name }) => name === 'server')
  const own = server ? `${server.url.replace(/^http/, 'ws')}/relay` : null
  const auto = query.get('auto')
  const lasting = new URL('/', location)
  for (const name of ['relay', 'auto']) {
    const value = query.get(name)
    if (value !== null) lasting.searchParams.set(name, value)
  }
  return {
    relayUrl: (isLocal && readRelay(query.get('relay'))) || own,
    answer: isLocal && (auto === 'approve' || auto === 'reject') ? auto : 'ask',
    link: location.pathname === '/wc' ? query.get('uri') : null,
    lastingUrl: lasting.href,
  }
}

function readRelay(text: string | null): string | null {
  if (!text || !URL.canParse(text)) return null
  const { protocol, hostname } = new URL(text)
  return /^wss?:$/.test(protocol) && isLoopback(hostname) ? text : null
}
