import type { Picture } from '../Picture.ts'

/** Kinds of public images, as their paths name them. */
export type ArtKind = 'asset' | 'currency' | 'token'

/** Images of networks, currencies and tokens. */
export interface Art {
  picture(kind: ArtKind, imageId: string): Picture | null
  /** Of all images of this kind. */
  imageIds(kind: ArtKind): readonly string[]
}
