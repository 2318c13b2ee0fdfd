import { type RemotePictures, remotePicturePath } from '../../images/remote/RemotePictures.ts'

/**
 * Where a visitor's browser gets the image of a user: the image itself, or a path on this server,
 * so that nobody chooses by a name whom those contact who see it.
 *
 * @param parameters.avatar as `safeAvatar` lets it through, or `ipfs:`
 * @returns `null` when there is none that is shown
 * @throws `database/unavailable`
 */
export async function showAvatar({
  avatar,
  pictures,
}: {
  avatar: string | null
  pictures: Pick<RemotePictures, 'claim'>
}): Promise<string | null> {
  if (avatar === null || avatar.startsWith('data:')) return avatar
  const id = (await pictures.claim([avatar])).get(avatar)
  return id === undefined ? null : remotePicturePath(id)
}
