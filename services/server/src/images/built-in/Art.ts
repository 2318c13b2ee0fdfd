import type { Picture } from '../Picture.ts'

/** Kinds of public pictures, as their paths name them. */
export type ArtKind = 'asset' | 'currency' | 'token'

/** Pictures of networks, currencies and tokens. */
export interface Art {
  picture(kind: ArtKind, imageId: string): Picture | null
  /** Of all pictures of this kind. */
  imageIds(kind: ArtKind): readonly string[]
}
