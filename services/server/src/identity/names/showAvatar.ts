import { type RemoteImages, remoteImagePath } from '../../images/remote/RemoteImages.ts'

/**
 * Where a visitor's browser gets the image of a user: a path on this server, also for one that is given as
 * `data:`, so that nobody chooses by a name whom those contact who see it, or what their page has to draw.
 *
 * @param parameters.avatar as `safeAvatar` lets it through, or `ipfs:`
 * @returns `null` when there is none that is shown
 * @throws `database/unavailable`
 */
export async function showAvatar({
  avatar,
  images,
}: {
  avatar: string | null
  images: Pick<RemoteImages, 'claim'>
}): Promise<string | null> {
  if (avatar === null) return null
  const id = (await images.claim([avatar])).get(avatar)
  return id === undefined ? null : remoteImagePath(id)
}
