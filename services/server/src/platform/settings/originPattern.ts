/** Which origins a pattern stands for: exactly this one, or one label for each `*`. */
export interface OriginPattern {
  /** As the operator wrote it, in the form browsers use. */
  readonly text: string
  matches(origin: string): boolean
}

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const shape = /^([a-z][a-z0-9+.-]*):\/\/(\[[0-9a-f:.]+\]|[^/?#@\s:[\]]+)(?::(\d{1,5}))?\/?$/i

/**
 * Reads what an operator allows: scheme, host and, unless it is the usual one, port, such as
 * `https://example.com`, `https://*.example.com` or `http://192.168.1.5:3000`.
 *
 * @returns `null` when it is no such pattern; nothing is guessed.
 * @example
 * parseOriginPattern('https://*.example.com')?.matches('https://shop.example.com') // true
 */
export function parseOriginPattern(text: string): OriginPattern | null {
  const [, scheme = '', host = '', port = ''] = shape.exec(text.trim()) ?? []
  if (scheme === '') return null
  const labels = host.split('.')
  const stars = labels.filter((part) => part.includes('*'))
  if (stars.some((part) => part !== '*')) return null
  // `https://*.com` would let in every buyer of a name.
  if (stars.length > 0 && labels.slice(-2).some((part) => part === '*')) return null
  if (stars.length > 0 && labels.length < 3) return null

  // The browser's own form: lower case, punycode, without the usual port.
  const placeholder = host.replaceAll('*', 'star--foyer')
  const origin = canonical(`${scheme}://${placeholder}${port && `:${port}`}`)
  if (origin === null) return null
  const source = origin.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const pattern = new RegExp(`^${source.replaceAll('star--foyer', label)}$`)
  return {
    text: origin.replaceAll('star--foyer', '*'),
    matches: (candidate) => pattern.test(candidate),
  }
}

/**
 * Whether a page of this origin may ask: one on this machine always may, others when a pattern names
 * them.
 *
 * @param origin the `Origin` header as it came
 */
export function isAllowedOrigin(origin: string, patterns: readonly OriginPattern[]): boolean {
  return isLoopback(origin) || patterns.some((pattern) => pattern.matches(origin))
}

/** Anchored at both ends: `http://localhost.evil.com` is no loopback. */
const loopback =
  /^https?:\/\/(localhost|([a-z0-9-]+\.)+localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/

function isLoopback(origin: string): boolean {
  return loopback.test(origin)
}

function canonical(text: string): string | null {
  try {
    const url = new URL(text)
    if (url.username !== '' || url.password !== '' || url.hostname.endsWith('.')) return null
    // Only web schemes have an origin in the eyes of URL; an app's own is compared as it stands.
    return url.origin === 'null' ? `${url.protocol}//${url.host.toLowerCase()}` : url.origin
  } catch {
    // No address at all: the caller says null.
    return null
  }
}
