import { isPlainDrawing } from '@foyer/images/plain'
import { type GivenImage, maximumBytes, readDataImage } from './dataImage.ts'

/** An icon twice as long as it is wide is not an icon. */
const maximumRatio = 2
/** In pixels: unpacked it is 64 MB then. */
const maximumSide = 4_096

type Inspect = typeof import('@foyer/images/raster').inspectRaster

/** What reads an image; drawings take four times as much code as pixels. */
const load = {
  drawing: async (): Promise<Inspect> => (await import('@foyer/images')).inspectImage,
  raster: async (): Promise<Inspect> => (await import('@foyer/images/raster')).inspectRaster,
}
/** Once it is here: an image that is shown again need not wait. */
const loaded: { [kind in keyof typeof load]?: Inspect } = {}

/**
 * Whether an image of a third party (a wallet, a token list, a collection) may be given to `<img>`.
 *
 * Only `data:` images pass, in PNG, WebP, JPEG or SVG, of at most 256 KB once decoded, at most 4096 x 4096,
 * and which a browser draws without a pause; artwork may be a GIF and of any shape, an icon at most twice as
 * long as wide. Nothing that passes makes a request. Scripts in an SVG are no concern here: inside `<img>` the
 * browser runs none and loads nothing.
 *
 * @returns a promise while the code is loaded that reads images: the first open does without it, unless a wallet of
 *   this browser has an icon that is more than a few paths
 * @see https://eips.ethereum.org/EIPS/eip-6963#imagesicons
 * @example
 * isSafeImageSource('https://tracker.example/icon.png') // false
 */
export function isSafeImageSource(
  source: string,
  use: 'icon' | 'artwork' = 'icon',
): boolean | Promise<boolean> {
  const image = readDataImage(source)
  if (!image || (use === 'icon' && image.type === 'gif')) return false
  if (image.type === 'svg+xml' && isPlainDrawing(image.bytes)) return true
  const kind = image.type === 'svg+xml' ? 'drawing' : 'raster'
  const inspect = loaded[kind]
  if (inspect) return isHarmless(inspect, image, use)
  return load[kind]().then(
    (inspect) => {
      loaded[kind] = inspect
      return isHarmless(inspect, image, use)
    },
    // Without that code a letter stands in its place.
    () => false,
  )
}

function isHarmless(
  inspect: Inspect,
  { bytes, type }: GivenImage,
  use: 'icon' | 'artwork',
): boolean {
  const reading = inspect(bytes, {
    ...{ maxBytes: maximumBytes, maxSide: maximumSide },
    ...(use === 'icon' && { maxRatio: maximumRatio }),
  })
  // A browser goes by the name for drawings, and by the bytes for the rest.
  return 'contentType' in reading && reading.contentType === `image/${type}`
}
