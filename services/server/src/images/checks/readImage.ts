import { createHash } from 'node:crypto'
import { inspectImage, onlyShapes } from '@foyer/images'

/** An image of a third party that may be shown to users, or why it may not. */
export type ImageReading =
  | { readonly image: { contentType: string; bytes: Uint8Array; digest: string } }
  | { readonly fault: string }

/** As much as the modal renders of a wallet. */
const usualMaxBytes = 256 * 1_024
/** In pixels: unpacked it is 64 MB then. */
const maxSide = 4_096

/**
 * Reads an image out of a `data:` address. What it says it is does not count, its bytes do.
 *
 * @example
 * readDataImage('data:image/png;base64,iVBORw0KGgo') // { image: { contentType: 'image/png', … } }
 * readDataImage('data:text/html,<script>') // { fault: 'it is no PNG, WebP, JPEG, GIF or SVG' }
 */
export function readDataImage(address: string, maxBytes = usualMaxBytes): ImageReading {
  // Percent-encoding makes three letters of a byte.
  if (address.length > maxBytes * 3 + 256) return { fault: tooLarge(maxBytes) }
  const [, mediaType, data] = /^data:([^,]*),(.*)$/is.exec(address) ?? []
  if (mediaType === undefined || data === undefined) return { fault: 'it is no data: address' }
  return readImage(
    /;\s*base64\s*$/i.test(mediaType) ? Buffer.from(data, 'base64') : decodePercents(data),
    maxBytes,
  )
}

/** Reads an image by its bytes. Never throws, whatever they are. */
export function readImage(bytes: Uint8Array, maxBytes = usualMaxBytes): ImageReading {
  // It is served as a file, which can be opened by itself.
  const reading = inspectImage(bytes, { maxBytes, maxSide, rules: onlyShapes })
  if ('fault' in reading) return reading
  const { contentType } = reading
  const digest = createHash('sha256').update(bytes).digest('base64url')
  return { image: { contentType, bytes, digest } }
}

const tooLarge = (maxBytes: number) => `it is larger than ${maxBytes / 1_024} KB`

/** Many write an SVG into an address as it is, with per cent signs of its own. */
function decodePercents(data: string): Uint8Array {
  try {
    return Buffer.from(decodeURIComponent(data))
  } catch {
    // No percent-encoding after all; what it is shows in the bytes.
    return Buffer.from(data)
  }
}
