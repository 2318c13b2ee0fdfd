/** Where the providers that a server may name have their pages; a name stands for what is below it, too. */
const hostsOf: Readonly<Record<string, readonly string[]>> = {
  coinbase: ['pay.coinbase.com'],
  'coinbase-v1': ['pay.coinbase.com'],
  meld: ['meld.io', 'meldcrypto.com'],
}

/**
 * Whether a page belongs to who sells, or to the backend: a server that was broken into cannot send users who want to
 * pay anywhere else.
 *
 * @param parameters.backendOrigin of the backend; `null` when there is none
 */
export function isPageOf(
  url: string,
  { seller, backendOrigin }: { readonly seller: string; readonly backendOrigin: string | null },
): boolean {
  const { origin, protocol, hostname } = new URL(url)
  if (origin === backendOrigin) return true
  const hosts = seller === '' ? Object.values(hostsOf).flat() : (hostsOf[seller] ?? [])
  return (
    protocol === 'https:' &&
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  )
}
