import type { HttpHeaders } from './Platform.ts'

const maxLength = 8_192

/**
 * Refuses headers that no request should have. A test's network checks them, too, so that what a browser
 * would refuse fails there.
 *
 * @throws `TypeError` for more than 8 KB, or a name or value that HTTP does not know
 * @example
 * import { checkHeaders } from '@foyer/core/platform'
 *
 * checkHeaders({ 'x-project': 'shop' })
 */
export function checkHeaders(headers: HttpHeaders): void {
  if (JSON.stringify([...new Headers(headers)]).length > maxLength)
    throw new TypeError('The headers of a request are longer than 8 KB.')
}
