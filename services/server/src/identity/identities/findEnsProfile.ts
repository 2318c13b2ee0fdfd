import type { Profile } from '@foyer/protocol'
import { type Address, getAddress, isAddress, type PublicClient } from 'viem'
import { safeAvatar } from '../names/safeAvatar.ts'

/**
 * Asks ENS where a name leads, for each coin type, and for its image.
 *
 * @param parameters.name in the form of ENSIP-15
 * @param parameters.coinTypes as ENSIP-11 counts them
 * @param parameters.resolver the universal resolver; `null` for the one the chain is known to have
 * @returns `null` when the name leads nowhere
 * @throws what the chain throws
 */
export async function findEnsProfile({
  client,
  name,
  coinTypes,
  resolver,
}: {
  client: PublicClient
  name: string
  coinTypes: readonly number[]
  resolver: Address | null
}): Promise<Profile | null> {
  const place = resolver === null ? {} : { universalResolverAddress: resolver }
  const found = await Promise.all(
    coinTypes.map(async (coinType) => {
      const address = await client.getEnsAddress({ name, coinType: BigInt(coinType), ...place })
      // Other forms belong to other chain families.
      return address && isAddress(address, { strict: false })
        ? [coinType, getAddress(address)]
        : null
    }),
  )
  const leads = found.filter((entry) => entry !== null)
  if (leads.length === 0) return null
  const avatar = await client
    .getEnsText({ name, key: 'avatar', ...place })
    // A name without its image is still a name.
    .catch(() => null)
  const shown = avatar?.startsWith('ipfs://') ? avatar : safeAvatar(avatar)
  return {
    name,
    // ENS does not say.
    registered_at: '',
    updated_at: '',
    source: 'ens',
    addresses: Object.fromEntries(
      leads.map(([coinType, address]) => [`${coinType}`, { address: `${address}`, created: '' }]),
    ),
    attributes: shown ? [{ avatar: shown }] : [],
  }
}
