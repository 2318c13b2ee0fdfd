import { isIP } from 'node:net'
import { SafeLink } from '@foyer/core/primitives'

/** A small image; what is larger has an address of its own. */
const maxDataLength = 64 * 1_024

const dataImage = /^data:image\/(png|jpeg|webp|gif|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/

/**
 * The address of an image that a third party named, as far as a browser may be sent there: `https:` on
 * the usual port to a name that can be public, or an image as `data:`.
 *
 * A name may still lead to a private address: who fetches it on the server does so with
 * `fetchPublic`, which looks.
 *
 * @returns `null` for everything else, such as `ipfs:`, `http:`, addresses in digits and names of
 * this machine or its network.
 * @example
 * safeAvatar('https://example.com/me.png') // 'https://example.com/me.png'
 * safeAvatar('https://192.168.0.1/me.png') // null
 */
export function safeAvatar(value: string | null | undefined): string | null {
  if (!value) return null
  if (value.startsWith('data:')) {
    return value.length <= maxDataLength && dataImage.test(value) ? value : null
  }
  const href = SafeLink.https(value)
  if (href === null) return null
  const { hostname, port } = new URL(href)
  // 127.1, 0x7f000001 and their like are four numbers by now.
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[')
  return port !== '' || isAddress || !publicName.test(hostname) || localName.test(hostname)
    ? null
    : href
}

const publicName = /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/** Names that are never anybody's in public. */
const localName =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/
