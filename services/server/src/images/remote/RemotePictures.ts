import type { Picture } from '../Picture.ts'

/**
 * Pictures that strangers named: of collectibles, of people. Visitors get them from this server and
 * from nobody else, and only those that something here names, by an id: nobody can have it fetch an
 * address of their own.
 */
export interface RemotePictures {
  /**
   * Takes note of where pictures lie. Nothing is fetched before somebody wants to see it.
   *
   * @param addresses `https:`, `ipfs:` where there is a gateway, or the picture itself as `data:`
   * @returns ids by address; what is never shown is missing
   * @throws `database/unavailable`
   */
  claim(addresses: readonly string[]): Promise<ReadonlyMap<string, string>>
  /**
   * The picture as it was when it was looked at last, which is a day ago at most unless its place does
   * not answer.
   *
   * @param id as `claim` gives it
   * @returns `null` when nothing names it, or it cannot be had or shown
   * @throws `database/unavailable`
   */
  read(id: string): Promise<Picture | null>
}

/** Where this server shows the picture of an id. */
export function remotePicturePath(id: string): string {
  return `/public/getRemoteImage/${id}`
}
