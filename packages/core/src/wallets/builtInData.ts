import { builtIn } from './builtIn.generated.ts'
import { images } from './images.generated.ts'

/** The rows and the way to their pictures: always wanted together, so they arrive together. */
export const builtInData = { builtIn, images }
