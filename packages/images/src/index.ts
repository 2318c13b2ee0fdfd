/**
 * What an image of a third party is, and what drawing it costs.
 *
 * @packageDocumentation
 */
export type { ImageContentType } from './contentTypeOf.ts'
export type { DrawingRules } from './drawingFault.ts'
export { type ImageLimits, inspectImage } from './inspectImage.ts'
export type { ImageReading } from './inspectRaster.ts'
export { onlyShapes } from './onlyShapes.ts'
