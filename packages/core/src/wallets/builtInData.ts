import { builtIn } from './builtIn.generated.ts'
import { firstImages } from './firstImages.generated.ts'
import type { WalletListing } from './WalletListing.ts'

/**
 * The rows, and the images that nearly every first open shows: wanted together, so they arrive
 * together. The way to the other images is found from here.
 */
export const builtInData = {
  /** Made anew each time: the caller keeps them. */
  rows: readRows,
  async image(id: string): Promise<string | null> {
    if (Object.hasOwn(firstImages, id)) return firstImages[id] ?? null
    const { images } = await import('./images.generated.ts')
    return Object.hasOwn(images, id) ? ((await images[id]?.())?.image ?? null) : null
  },
}

/** What no row says. */
const unsaid =
  'badge_type description homepage image_id image_url order link_mode mobile_link browser_link' +
  ' desktop_link webapp_link app_store play_store chrome_store injected'

/**
 * Rows of the wire's shape, of what is written field by field. They need no parsing, which is for what
 * others wrote: a test parses them and finds nothing to change.
 */
function readRows(): readonly WalletListing[] {
  const nothing = Object.fromEntries(unsaid.split(' ').map((field) => [field, null]))
  const columns = Object.entries(builtIn).map(
    ([field, [start, rests]]) =>
      [field, rests.split('|').map((rest) => (rest ? start + rest : null))] as const,
  )
  const [, ids = []] = columns[0] ?? []
  return ids.map((_, index) => {
    const row = Object.fromEntries(columns.map(([field, cells]) => [field, cells[index]]))
    const { chains, supports_wc } = row
    return {
      ...{ ...nothing, ...row },
      ...{ chains: chains?.split(' ') ?? null, supports_wc: supports_wc === 'true' },
    } as WalletListing
  })
}
