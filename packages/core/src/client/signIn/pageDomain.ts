/**
 * Whether a message's domain is that of a page. By ERC-4361 it may carry the scheme, and letter case and the
 * default port make no other site. Letters outside of ASCII do: the standard writes them as Punycode, as
 * `location.host` does.
 *
 * @param origin of the page
 */
export function isOfPage(domain: string, origin: string): boolean {
  if (!ascii.test(domain)) return false
  const { protocol, host } = new URL(origin)
  const lower = domain.toLowerCase()
  const named = lower.startsWith(`${protocol}//`) ? lower.slice(protocol.length + 2) : lower
  return named === host || named === `${host}:${defaultPorts[protocol]}`
}

/**
 * A domain as it is shown beside the page's, so that a user sees the difference: as browsers write the site that
 * it leads to, in Punycode and lower case. Where that reads as the page's own, with escapes for what is hidden.
 */
export function shownSite(domain: string, origin: string): string {
  const literal = [...domain].map((letter) => (ascii.test(letter) ? letter : escaped(letter)))
  try {
    const { host } = new URL(domain.includes('://') ? domain : `https:${domain}`)
    if (host && host !== (origin && new URL(origin).host)) return host
  } catch {
    // Not a site that browsers can open.
  }
  return literal.join('')
}

const ascii = /^[!-~]+$/
const defaultPorts: { readonly [protocol: string]: string } = { 'https:': '443', 'http:': '80' }
const escaped = (letter: string) => `\\u{${letter.codePointAt(0)?.toString(16)}}`
