import { builtIn } from './builtIn.generated.ts'
import { firstImages } from './firstImages.generated.ts'

/**
 * The rows, and the pictures that nearly every first open shows: wanted together, so they arrive
 * together. The way to the other pictures is found from here.
 */
export const builtInData = {
  builtIn,
  async image(id: string): Promise<string | null> {
    if (Object.hasOwn(firstImages, id)) return firstImages[id] ?? null
    const { images } = await import('./images.generated.ts')
    return Object.hasOwn(images, id) ? ((await images[id]?.())?.image ?? null) : null
  },
}
