import type { Raster } from './readRaster.ts'
import { us } from './weights.ts'

/** How long a browser takes to unpack a raster image, about, in microseconds. */
export function rasterCostUs({ width, height, contentType, scans }: Raster): number {
  return width * height * (us.pixel[contentType] + Math.max(0, scans - 1) * us.pixelOfScan)
}
