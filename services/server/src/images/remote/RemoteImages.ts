import type { ImageFile } from '../ImageFile.ts'

/**
 * Images that third parties named: of collectibles, of users. Visitors get them from this server and
 * from nobody else, and only those that something here names, by an id: nobody can have it fetch an
 * address of their own.
 */
export interface RemoteImages {
  /**
   * Takes note of where images lie. Nothing is fetched before a user wants to see it.
   *
   * @param addresses `https:`, `ipfs:` where there is a gateway, or the image itself as `data:`
   * @returns ids by address; what is never shown is missing
   * @throws `database/unavailable`
   */
  claim(addresses: readonly string[]): Promise<ReadonlyMap<string, string>>
  /**
   * The image as it was when it was looked at last, which is a day ago at most unless its place does
   * not answer.
   *
   * @param id as `claim` gives it
   * @returns `null` when nothing names it, or it cannot be had or shown
   * @throws `database/unavailable`
   */
  read(id: string): Promise<ImageFile | null>
}

/** Where this server shows the image of an id. */
export function remoteImagePath(id: string): string {
  return `/public/getRemoteImage/${id}`
}
