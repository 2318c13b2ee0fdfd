import { builtIn } from './builtIn.generated.ts'
import { firstImages } from './firstImages.generated.ts'

/**
 * The rows, and the images that nearly every first open shows: wanted together, so they arrive
 * together. The way to the other images is found from here.
 */
export const builtInData = {
  /** Made anew each time: whoever parses them keeps what came of it. */
  rows: readRows,
  async image(id: string): Promise<string | null> {
    if (Object.hasOwn(firstImages, id)) return firstImages[id] ?? null
    const { images } = await import('./images.generated.ts')
    return Object.hasOwn(images, id) ? ((await images[id]?.())?.image ?? null) : null
  },
}

/** Rows of the wire's shape, of what is written field by field. */
function readRows(): readonly object[] {
  const columns = Object.entries(builtIn).map(
    ([field, [start, rests]]) =>
      [field, rests.split('|').map((rest) => rest && start + rest)] as const,
  )
  const [, ids = []] = columns[0] ?? []
  return ids.map((_, index) => {
    const row = Object.fromEntries(columns.map(([field, cells]) => [field, cells[index]]))
    return { ...row, chains: row.chains?.split(' '), supports_wc: row.supports_wc === 'true' }
  })
}
