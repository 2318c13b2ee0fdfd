/** No real store or app link is longer; a longer one is an attack or a mistake. */
const maxLength = 2048

/**
 * Makes a web link that a third party gave safe to follow. Only `https:` with a host passes; no user
 * name, no white space, no control character.
 *
 * @returns the link as a browser would read it, or `null`.
 * @example
 * import { SafeLink } from '@foyer/core/wallets'
 *
 * SafeLink.https('https://rainbow.me') // 'https://rainbow.me/'
 * SafeLink.https('javascript:alert(1)') // null
 */
export function https(value: unknown): string | null {
  if (!isPlain(value) || !/^https:\/\/[^/\\]/i.test(value)) return null
  const url = read(value)
  return url && url.username === '' && url.password === '' ? url.href : null
}

/**
 * Makes a link that opens a wallet's app safe to follow: an `https:` one, or one with a scheme of
 * the app's own. Schemes that a browser or the system acts upon by itself never pass. A bare scheme,
 * which some wallets list, becomes a whole one.
 *
 * @returns the link, or `null`.
 * @example
 * import { SafeLink } from '@foyer/core/wallets'
 *
 * SafeLink.app('rainbow') // 'rainbow://'
 * SafeLink.app('rainbow://open') // 'rainbow://open'
 * SafeLink.app('intent://open#Intent;S.browser_fallback_url=…') // null
 */
export function app(value: unknown): string | null {
  if (!isPlain(value)) return null
  const [, scheme = '', rest] = /^([a-z][a-z0-9+.-]*)(:.*)?$/i.exec(value) ?? []
  const name = scheme.toLowerCase()
  if (name === 'https') return https(value)
  if (name === '' || refused.includes(` ${name} `) || refusedFamily.test(name)) return null
  return read(`${name}${rest ?? '://'}`)?.href ?? null
}

/**
 * Schemes that run code, read files, reach the browser's own pages, speak plain text, call, write or
 * install. One text, each between spaces: an expression of so many words becomes 9 KB of machine code.
 */
const refused =
  ' javascript vbscript livescript jscript data blob file filesystem about intent android-app' +
  ' content package http ws wss ftp sftp ssh telnet ldap ldaps smb jar resource view-source chrome' +
  ' edge mailto tel callto sms facetime market itms-services shell search search-ms mhtml' +
  ' x-javascript '

/** `ms-…` and `search-ms` start parts of Windows that were attacked through links before. */
const refusedFamily = /^(chrome|moz|safari|ms)-/

/** Browsers drop tabs and line breaks inside a link, so `java\tscript:` would come alive. */
function isPlain(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= maxLength &&
    // Nearly every link; for the others all of Unicode is asked.
    (/^[!#-;=?-[\]-_a-~]+$/.test(value) || !/[\s\p{C}\\"<>`]/u.test(value))
  )
}

function read(value: string): URL | null {
  try {
    return new URL(value)
  } catch {
    // Not a link at all: the caller says null.
    return null
  }
}
