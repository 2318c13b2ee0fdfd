import { inspectImage } from '@foyer/images'
import { maximumBytes, readDataImage } from './dataImage.ts'

/** An icon twice as long as it is wide is not an icon. */
const maximumRatio = 2
/** In pixels: unpacked it is 64 MB then. */
const maximumSide = 4_096

/**
 * Whether an image of a third party (a wallet, a token list, a collection) may be given to `<img>`.
 *
 * Only `data:` images pass, in PNG, WebP, JPEG or SVG, of at most 256 KB once decoded, at most 4096 x 4096,
 * and which a browser draws without a pause; artwork may be a GIF and of any shape, an icon at most twice as
 * long as wide. Nothing that passes makes a request. Scripts in an SVG are no concern here: inside `<img>` the browser runs none and loads nothing.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963#imagesicons
 * @example
 * isSafeImageSource('https://tracker.example/icon.png') // false
 */
export function isSafeImageSource(source: string, use: 'icon' | 'artwork' = 'icon'): boolean {
  const image = readDataImage(source)
  if (!image || (use === 'icon' && image.type === 'gif')) return false
  const reading = inspectImage(image.bytes, {
    maxBytes: maximumBytes,
    maxSide: maximumSide,
    ...(use === 'icon' && { maxRatio: maximumRatio }),
  })
  // A browser goes by the name for drawings, and by the bytes for the rest.
  return 'contentType' in reading && reading.contentType === `image/${image.type}`
}
