import type { Identity, Profile } from '@foyer/protocol'
import type { Address } from 'viem'
import type { Chains } from '../../chain-data/chains/Chain.ts'
import type { RemoteImages } from '../../images/remote/RemoteImages.ts'
import type { Log } from '../../platform/log/createLog.ts'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { coinTypeOf } from '../names/coinType.ts'
import type { NameStore } from '../names/NameStore.ts'
import { safeAvatar } from '../names/safeAvatar.ts'
import { showAvatar } from '../names/showAvatar.ts'
import { findEnsIdentity } from './findEnsIdentity.ts'
import { findEnsProfile } from './findEnsProfile.ts'
import type { Identities } from './Identities.ts'

const freshMs = 5 * 60_000
/** A name from yesterday is better than none while ENS is away. */
const staleMs = 24 * 3_600_000
const maxAccounts = 10_000

/** Money goes where a name leads: an answer is never older than this. */
const nameFreshMs = 30_000
const ethereumCoinType = 60
/** Each is a question to the chain. */
const maxCoinTypes = 7

/** Two questions, each to a chain and perhaps to a gateway; a user waits for both. */
const ensTimeoutMs = 3_000

const nobody: Identity = { name: null, avatar: null }

/**
 * Looks accounts up in the table of names, and in ENS when one of the chains has it.
 */
export function createIdentities({
  names,
  settings: { namesZone: zone, ensResolver },
  chains,
  images,
  outgoing,
  log,
}: {
  names: Pick<NameStore, 'findByAddress'>
  settings: Pick<Settings, 'namesZone' | 'ensResolver'>
  chains: Pick<Chains, 'find' | 'list'>
  images: Pick<RemoteImages, 'claim'>
  outgoing: Pick<Outgoing, 'cache' | 'resilient'>
  log: Pick<Log, 'debug'>
}): Identities {
  const { caipNetworkId, address: resolver } = ensResolver ?? {
    caipNetworkId: 'eip155:1',
    address: null,
  }
  const client = chains.find(caipNetworkId)?.client
  const known = outgoing.cache<Identity>({ name: 'ens', freshMs, staleMs, maxEntries: maxAccounts })
  const ens = outgoing.resilient({ name: 'ens', timeoutMs: ensTimeoutMs, retries: 0 })
  const ensNames = outgoing.cache<{ profile: Profile | null }>({
    ...{ name: 'ens-names', freshMs: nameFreshMs, staleMs: nameFreshMs, maxEntries: maxAccounts },
  })
  const coinTypes = [
    ethereumCoinType,
    ...chains
      .list()
      .flatMap(({ caipNetworkId }) => coinTypeOf(caipNetworkId) ?? [])
      .filter((coinType) => coinType !== ethereumCoinType)
      .slice(0, maxCoinTypes),
  ]

  const findInEns = async (address: Address): Promise<Identity> => {
    if (!client) return nobody
    try {
      const { value } = await known.get(address, () =>
        ens.run(() => findEnsIdentity({ client, address, resolver, ownZone: zone })),
      )
      return value
    } catch (error) {
      log.debug({ err: error }, 'ENS does not answer')
      return nobody
    }
  }

  return {
    async findName(name) {
      if (!client) return null
      const { value } = await ensNames.get(name, async () => ({
        profile: await ens.run(() => findEnsProfile({ client, name, coinTypes, resolver })),
      }))
      return value.profile
    },
    async find(account) {
      if (!/^0x[0-9a-f]{40}$/i.test(account)) return nobody
      const address = account.toLowerCase() as Address
      const [own] = await names.findByAddress({ address, zone })
      const { name, avatar } = own
        ? { name: own.name, avatar: safeAvatar(own.attributes[0]?.avatar) }
        : await findInEns(address)
      return { name, avatar: await showAvatar({ avatar, images }) }
    },
  }
}
