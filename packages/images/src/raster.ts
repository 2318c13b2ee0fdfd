export { type ImageReading, inspectRaster, type RasterLimits } from './inspectRaster.ts'
