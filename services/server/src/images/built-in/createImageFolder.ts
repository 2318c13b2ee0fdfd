import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { createPageCache } from '../../platform/cache/createPageCache.ts'
import { digestOf } from '../../platform/http/Prepared.ts'
import type { ImageFile } from '../ImageFile.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

/** All images of the built-in catalogue fit in. */
const maxKeptBytes = 32 * 1_024 * 1_024

/**
 * Reads images from a folder, named by their file without its ending. What the folder held when
 * this was called is all there is: an id finds a name in a list and never becomes part of a path. A
 * missing folder has no images.
 */
export function createImageFolder(folder: string): (id: string) => Promise<ImageFile | null> {
  const files = listImages(folder)
  const kept = createPageCache<ImageFile>(maxKeptBytes)
  return async (id) => {
    const file = files.get(id)
    if (file === undefined) return null
    const known = kept.get(id)
    if (known) return known
    const bytes = await readFile(join(folder, file))
    const contentType = contentTypes[extname(file)] ?? 'application/octet-stream'
    const image = { contentType, bytes, digest: digestOf(bytes) }
    kept.set(id, image, bytes.length)
    return image
  }
}

function listImages(folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const entry of listFolder(folder)) {
    const ending = extname(entry.name)
    // A link could lead anywhere.
    if (entry.isFile() && Object.hasOwn(contentTypes, ending))
      files.set(entry.name.slice(0, -ending.length), entry.name)
  }
  return files
}

function listFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
