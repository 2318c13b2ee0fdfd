import type { ImageFile } from '../ImageFile.ts'

/** Kinds of public images, as their paths name them. */
export type ArtKind = 'asset' | 'currency' | 'token'

/** Images of networks, currencies and tokens. */
export interface Art {
  image(kind: ArtKind, imageId: string): ImageFile | null
  /** Of all images of this kind. */
  imageIds(kind: ArtKind): readonly string[]
}
