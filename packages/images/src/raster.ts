/**
 * The same of raster images alone.
 *
 * @packageDocumentation
 */
export { type ImageReading, inspectRaster, type RasterLimits } from './inspectRaster.ts'
