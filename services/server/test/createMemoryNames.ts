import type { Profile } from '@foyer/protocol'
import type { NameStore } from '../src/identity/names/NameStore.ts'

/** A table of names for one test. */
export function createMemoryNames(): NameStore {
  const profiles = new Map<string, Profile & { zone: string; messageDigest: string }>()
  const shown = ({
    zone: _zone,
    messageDigest: _digest,
    ...profile
  }: Profile & {
    zone: string
    messageDigest: string
  }): Profile => profile
  return {
    find: async (name) => {
      const found = profiles.get(name)
      return found ? shown(found) : null
    },
    findByAddress: async ({ address, zone }) =>
      [...profiles.values()]
        .filter((profile) => profile.zone === zone)
        .filter((profile) =>
          Object.values(profile.addresses).some((each) => each.address === address),
        )
        .map(shown),
    findTaken: async (names) => new Set(names.filter((name) => profiles.has(name))),
    register: async ({ name, zone, coinType, address, attributes, messageDigest }) => {
      for (const profile of profiles.values()) {
        if (profile.messageDigest === messageDigest) return 'message-used'
      }
      if (profiles.has(name)) return 'name-taken'
      const nowIso = new Date(0).toISOString()
      profiles.set(name, {
        name,
        zone,
        messageDigest,
        registered_at: nowIso,
        updated_at: nowIso,
        addresses: { [coinType]: { address, created: nowIso } },
        attributes: Object.keys(attributes).length > 0 ? [attributes] : [],
      })
      return 'registered'
    },
  }
}
