import type { Identity } from '@foyer/protocol'
import type { Address, PublicClient } from 'viem'
import { normalize } from 'viem/ens'
import { safeAvatar } from '../names/safeAvatar.ts'

/**
 * Asks ENS for the primary name of an account, which the universal resolver gives only when the name
 * leads back to the account, and for its image.
 *
 * @param parameters.resolver the universal resolver; `null` for the one the chain is known to have
 * @param parameters.ownZone names in it are ours to give, so nobody else's word counts
 * @throws what the chain throws
 */
export async function findEnsIdentity({
  client,
  address,
  resolver,
  ownZone,
}: {
  client: PublicClient
  address: Address
  resolver: Address | null
  ownZone: string
}): Promise<Identity> {
  const place = resolver === null ? {} : { universalResolverAddress: resolver }
  const name = await client.getEnsName({ address, ...place })
  if (name === null || !isNormalized(name) || name.endsWith(`.${ownZone}`)) {
    return { name: null, avatar: null }
  }
  const avatar = await client
    .getEnsText({ name, key: 'avatar', ...place })
    // A name without its image is still a name.
    .catch(() => null)
  return { name, avatar: avatar?.startsWith('ipfs://') ? avatar : safeAvatar(avatar) }
}

/** In any other form it may look like the name of another account. */
function isNormalized(name: string): boolean {
  try {
    return normalize(name) === name
  } catch {
    // ENSIP-15 refuses it.
    return false
  }
}
