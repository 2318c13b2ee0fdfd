import { canonicalRelayUrl } from '../../platform/settings/canonicalRelayUrl.ts'

/** How a client came here, as far as it cannot be made up. */
export interface Reached {
  /** The `Host` header, which the client writes. */
  readonly host: string | undefined
  /** Of this end of the connection. */
  readonly localAddress: string | undefined
  readonly localPort: number | undefined
}

/**
 * Whether a token for this address is meant for us: it is one that the operator named, or it is how
 * this machine is reached without any name. A `Host` header proves nothing, or a relay that a client
 * trusts a little could use the client's token here by claiming its own name.
 *
 * @param url `aud` of the token
 * @param parameters.relayUrls in the form of `canonicalRelayUrl`
 */
export function isAudience(
  url: string,
  { relayUrls, reached }: { relayUrls: readonly string[]; reached: Reached },
): boolean {
  const canonical = canonicalRelayUrl(url)
  if (canonical === null) return false
  if (relayUrls.includes(canonical)) return true
  const { host, hostname, port, protocol, pathname } = new URL(canonical)
  if (pathname !== '/relay') return false
  if (isLoopback(hostname)) return host === reached.host?.toLowerCase()
  const usualPort = protocol === 'wss:' ? 443 : 80
  return (
    hostname === hostOf(reached.localAddress) && Number(port || usualPort) === reached.localPort
  )
}

/** Names that lead to the machine they are used on, for everybody. */
function isLoopback(hostname: string): boolean {
  return /^(localhost|([a-z0-9-]+\.)+localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}

function hostOf(address: string | undefined): string | undefined {
  const [, mapped] = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address ?? '') ?? []
  if (mapped !== undefined) return mapped
  return address?.includes(':') ? `[${address}]` : address
}
