import { contentTypeOf } from './contentTypeOf.ts'
import { rasterCostUs } from './rasterCostUs.ts'
import { readRaster } from './readRaster.ts'

/**
 * What a raster image costs that stands in an attribute of a drawing, in microseconds.
 *
 * @returns 0 when none stands there, and `null` when it does not say its size
 */
export function embeddedCostUs(value: string): number | null {
  if (!/^data:/i.test(value)) return 0
  const bytes = decodeBase64(value.slice(value.indexOf(',') + 1))
  const contentType = bytes && contentTypeOf(bytes)
  if (!contentType || contentType === 'image/svg+xml') return null
  const raster = readRaster(bytes, contentType)
  return raster && rasterCostUs(raster)
}

function decodeBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
