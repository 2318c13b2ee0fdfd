/*
 * The grammar of RFC 3986, as far as sign-in messages need it. Every pattern reads each letter once:
 * no two of its alternatives begin with the same one.
 */

const scheme = /^[a-z][a-z0-9+.-]*$/i
const userInfo = /^(?:[\w.~!$&'()*+,;=:-]|%[\da-f]{2})*$/i
const registeredName = /^(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*$/i
const path = /^(?:[\w.~!$&'()*+,;=:@/-]|%[\da-f]{2})*$/i
const query = /^(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2})*$/i
const ipFuture = /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i

/** Whether a text is a scheme, such as `https`. */
export function isScheme(text: string): boolean {
  return scheme.test(text)
}

/** Whether a text may be a request id: any characters of a path segment, also none. */
export function isPathSegment(text: string): boolean {
  return path.test(text) && !text.includes('/')
}

/**
 * Whether a text is an absolute URI.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#appendix-A
 */
export function isUri(text: string): boolean {
  const colon = text.indexOf(':')
  if (colon < 1 || !isScheme(text.slice(0, colon))) return false
  const [beforeFragment, fragment] = cut(text.slice(colon + 1), '#')
  const [place, search] = cut(beforeFragment, '?')
  if (!query.test(search ?? '') || !query.test(fragment ?? '')) return false
  if (!place.startsWith('//')) return path.test(place)
  const slash = place.indexOf('/', 2)
  const end = slash < 0 ? place.length : slash
  return isAuthority(place.slice(2, end)) && path.test(place.slice(end))
}

/**
 * Whether a text is an authority, such as `shop.example`, `localhost:5173` or `[::1]:80`. RFC 3986 lets
 * it be empty.
 */
export function isAuthority(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at >= 0 && !userInfo.test(text.slice(0, at))) return false
  const place = text.slice(at + 1)
  const colon = place.lastIndexOf(':')
  const hasPort = colon > place.lastIndexOf(']')
  const host = hasPort ? place.slice(0, colon) : place
  if (hasPort && !/^\d*$/.test(place.slice(colon + 1))) return false
  if (!host.startsWith('[')) return registeredName.test(host)
  const literal = host.slice(1, -1)
  return host.endsWith(']') && (isIpv6(literal) || ipFuture.test(literal))
}

function cut(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}

function isIpv6(text: string): boolean {
  const halves = text.split('::')
  if (text.length > 45 || halves.length > 2) return false
  let groups = 0
  for (const [index, half] of halves.entries()) {
    const parts = half === '' ? [] : half.split(':')
    const isLastHalf = index === halves.length - 1
    for (const [place, part] of parts.entries()) {
      // An IPv4 address may stand for the last two groups.
      const isIpv4 = isLastHalf && place === parts.length - 1 && part.includes('.')
      if (isIpv4 ? !ipv4(part) : !/^[\da-f]{1,4}$/i.test(part)) return false
      groups += isIpv4 ? 2 : 1
    }
  }
  return halves.length === 2 ? groups <= 7 : groups === 8
}

function ipv4(text: string): boolean {
  const parts = text.split('.')
  return (
    parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && +part < 256)
  )
}
