import { contentTypeOf } from './contentTypeOf.ts'
import { type DrawingRules, drawingFault } from './drawingFault.ts'
import { type ImageReading, inspectRaster, type RasterLimits } from './inspectRaster.ts'

/** How much an image may be. */
export interface ImageLimits extends RasterLimits {
  /** What a drawing may not hold besides, such as `onlyShapes` for a file that is served. */
  readonly rules?: DrawingRules
}

/**
 * Reads an image of a third party by its bytes, whatever it is called. Never throws, whatever they are, and takes
 * time in proportion to their number.
 *
 * @example
 * import { inspectImage } from '@foyer/images'
 *
 * inspectImage(new TextEncoder().encode('<script>'), { maxBytes: 1_024, maxSide: 512 })
 * // { fault: 'it is no well-formed SVG' }
 */
export function inspectImage(bytes: Uint8Array, { rules, ...limits }: ImageLimits): ImageReading {
  const contentType = contentTypeOf(bytes)
  if (contentType === null) return { fault: 'it is no PNG, WebP, JPEG, GIF or SVG' }
  // A drawing that is too large is told so in the same words.
  if (contentType !== 'image/svg+xml' || bytes.length > limits.maxBytes)
    return inspectRaster(bytes, limits)
  const fault = drawingFault(bytes, rules)
  return fault === null ? { contentType } : { fault }
}
