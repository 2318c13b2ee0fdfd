import { createHash } from 'node:crypto'
import { drawingFault } from './drawingFault.ts'
import { pixelsOf } from './pixelsOf.ts'

/** An image of a third party that may be shown to users, or why it may not. */
export type ImageReading =
  | { readonly image: { contentType: string; bytes: Uint8Array; digest: string } }
  | { readonly fault: string }

/** As much as the modal renders of a wallet. */
const usualMaxBytes = 256 * 1_024
/** Of one side: unpacked it is 256 MB then. */
const maxPixels = 8_192

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
  if (bytes.length > maxBytes) return { fault: tooLarge(maxBytes) }
  const contentType = contentTypeOf(bytes)
  if (contentType === null) return { fault: 'it is no PNG, WebP, JPEG, GIF or SVG' }
  const pixels = pixelsOf(bytes, contentType)
  if (pixels && Math.max(pixels.width, pixels.height) > maxPixels) {
    return { fault: `it is larger than ${maxPixels} pixels` }
  }
  if (contentType === 'image/svg+xml') {
    const fault = drawingFault(Buffer.from(bytes).toString('utf8'))
    if (fault !== null) return { fault }
  }
  const digest = createHash('sha256').update(bytes).digest('base64url')
  return { image: { contentType, bytes, digest } }
}

const tooLarge = (maxBytes: number) => `it is larger than ${maxBytes / 1_024} KB`

function contentTypeOf(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png'
  if (start.startsWith('\xFF\xD8\xFF')) return 'image/jpeg'
  if (/^GIF8[79]a/.test(start)) return 'image/gif'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'image/webp'
  return /^\uFEFF?\s*</.test(Buffer.from(bytes.subarray(0, 512)).toString('utf8'))
    ? 'image/svg+xml'
    : null
}

/** Many write an SVG into an address as it is, with per cent signs of its own. */
function decodePercents(data: string): Uint8Array {
  try {
    return Buffer.from(decodeURIComponent(data))
  } catch {
    // No percent-encoding after all; what it is shows in the bytes.
    return Buffer.from(data)
  }
}
