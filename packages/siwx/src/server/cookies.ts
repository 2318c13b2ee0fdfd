/** More than browsers send. */
const maxHeaderLetters = 16_384

/** Reads one of our cookies, which are hexadecimal; `null` when there is none. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  if (!header || header.length > maxHeaderLetters) return null
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at < 0 || part.slice(0, at).trim() !== name) continue
    const value = part.slice(at + 1).trim()
    return /^[\da-f]{32,128}$/.test(value) ? value : null
  }
  return null
}

/** Writes one of our cookies: no script reads it, and it goes to this host alone. */
export function writeCookie({
  name,
  value,
  maxAgeMs,
  isSecure,
  sameSite,
}: {
  name: string
  value: string
  maxAgeMs: number
  isSecure: boolean
  sameSite: 'Lax' | 'Strict'
}): string {
  const parts = [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${Math.floor(maxAgeMs / 1_000)}`,
    'HttpOnly',
  ]
  return [...parts, `SameSite=${sameSite}`, ...(isSecure ? ['Secure'] : [])].join('; ')
}
