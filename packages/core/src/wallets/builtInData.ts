import { builtIn } from './builtIn.generated.ts'
import { firstImages } from './firstImages.generated.ts'

/** The rows, and the pictures that nearly every first open shows: wanted together, so they arrive together. */
export const builtInData = { builtIn, firstImages }
