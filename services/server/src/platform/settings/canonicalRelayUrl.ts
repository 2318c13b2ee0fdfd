/**
 * The one way in which an address of a relay is compared, or `null` when it is none: no usual port, no
 * slash at the end, nothing behind the path.
 *
 * @example
 * canonicalRelayUrl('wss://Foyer.example:443/relay/') // 'wss://foyer.example/relay'
 */
export function canonicalRelayUrl(text: string): string | null {
  if (!/^wss?:\/\/./i.test(text) || !URL.canParse(text)) return null
  const { protocol, host, pathname, username, password, search, hash } = new URL(text)
  if (username || password || search || hash) return null
  return `${protocol}//${host}${pathname.replace(/\/+$/, '')}`
}
