export type { ImageContentType } from './contentTypeOf.ts'
export { type ImageLimits, type ImageReading, inspectImage } from './inspectImage.ts'
