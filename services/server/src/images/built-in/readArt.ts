import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { digestOf } from '../../platform/http/Prepared.ts'
import type { ImageFile } from '../ImageFile.ts'
import type { Art, ArtKind } from './Art.ts'

/** Drawings by name, and which image ids show them. */
const Sheet = z.object({
  art: z.record(z.string(), z.string()),
  ids: z.record(z.string(), z.string()),
})
type Sheet = z.infer<typeof Sheet>

const files: Readonly<Record<ArtKind, string>> = {
  asset: 'networks.json',
  currency: 'currencies.json',
  token: 'tokens.json',
}

/**
 * Reads the drawings of networks, currencies and tokens. A missing file has none.
 *
 * @throws when a file is there and cannot be read
 */
export async function readArt(folder: string): Promise<Art> {
  const kinds = Object.entries(files).map(
    async ([kind, file]) => [kind, toImages(await readSheet(join(folder, file)))] as const,
  )
  const images = new Map<string, ReadonlyMap<string, ImageFile>>(await Promise.all(kinds))
  return {
    image: (kind, imageId) => images.get(kind)?.get(imageId) ?? null,
    imageIds: (kind) => [...(images.get(kind)?.keys() ?? [])],
  }
}

async function readSheet(path: string): Promise<Sheet> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"art":{},"ids":{}}'
    throw error
  })
  return Sheet.parse(JSON.parse(text))
}

function toImages({ art, ids }: Sheet): ReadonlyMap<string, ImageFile> {
  const drawings = new Map(
    Object.entries(art).map(([name, svg]) => {
      const bytes = Buffer.from(svg)
      return [name, { contentType: 'image/svg+xml', bytes, digest: digestOf(bytes) }] as const
    }),
  )
  const images = new Map<string, ImageFile>()
  for (const [imageId, name] of Object.entries(ids)) {
    const image = drawings.get(name)
    if (image) images.set(imageId, image)
  }
  return images
}
