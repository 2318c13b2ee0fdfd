import { contentTypeOf, type ImageContentType, type RasterContentType } from './contentTypeOf.ts'
import { drawingFault } from './drawingFault.ts'
import { rasterCostUs } from './rasterCostUs.ts'
import { readRaster } from './readRaster.ts'
import { us } from './weights.ts'

/** How much an image may be. */
export interface ImageLimits {
  readonly maxBytes: number
  /** Of a raster image, in pixels. */
  readonly maxSide: number
  /** How many times as long as wide a raster image may be; any number when it is missing. */
  readonly maxRatio?: number
  /**
   * Whether a drawing may hold nothing that runs. Inside `<img>` nothing does; a file that is served can be
   * opened by itself.
   */
  readonly onlyShapes?: boolean
}

/** What an image is, or why it may not be shown: half a sentence that fits behind "not shown:". */
export type ImageReading = { readonly contentType: ImageContentType } | { readonly fault: string }

/**
 * Reads an image of a third party by its bytes, whatever it is called. Never throws, whatever they are, and takes
 * time in proportion to their number.
 *
 * @example
 * inspectImage(new TextEncoder().encode('<script>'), { maxBytes: 1_024, maxSide: 512 })
 * // { fault: 'it is no well-formed SVG' }
 */
export function inspectImage(bytes: Uint8Array, limits: ImageLimits): ImageReading {
  const { maxBytes, maxSide, maxRatio = Number.POSITIVE_INFINITY, onlyShapes = false } = limits
  if (bytes.length > maxBytes) return { fault: `it is larger than ${maxBytes / 1_024} KB` }
  const contentType = contentTypeOf(bytes)
  if (contentType === null) return { fault: 'it is no PNG, WebP, JPEG, GIF or SVG' }
  const fault =
    contentType === 'image/svg+xml'
      ? drawingFault(bytes, { onlyShapes })
      : rasterFault(bytes, contentType, { maxSide, maxRatio })
  return fault === null ? { contentType } : { fault }
}

/** A browser takes ten bytes for each, all in all: 94 MB. */
const maxPixels = 9.4e6

function rasterFault(
  bytes: Uint8Array,
  contentType: RasterContentType,
  { maxSide, maxRatio }: { maxSide: number; maxRatio: number },
): string | null {
  const raster = readRaster(bytes, contentType)
  if (!raster) return 'it does not say its size'
  const [shorter, longer] = [raster.width, raster.height].sort((a, b) => a - b) as [number, number]
  if (shorter === 0) return 'it has no size'
  if (longer > maxSide) return `it is larger than ${maxSide} pixels`
  if (longer * shorter > maxPixels) return `it has more than ${maxPixels / 1e6} million pixels`
  if (longer > shorter * maxRatio) return 'it is too narrow'
  return rasterCostUs(raster) > us.most ? 'it takes too long to unpack' : null
}
