import { NameAttributes, type Profile } from '@foyer/protocol'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { getAddress, type Hex } from 'viem'
import type { Database } from '../../platform/database/Database.ts'
import { nameAddresses, names } from '../../platform/database/tables/names.ts'
import type { NameStore } from './NameStore.ts'

/** A user who has more is not looked at for their hundred-and-first. */
const maxNamesOfAddress = 100

/**
 * Keeps names in the database.
 */
export function createNameStore(database: Database): NameStore {
  const readProfiles = async (wanted: readonly string[]): Promise<Profile[]> => {
    if (wanted.length === 0) return []
    const rows = await database.run((queries) =>
      queries
        .select({ name: names, address: nameAddresses })
        .from(names)
        .innerJoin(nameAddresses, eq(nameAddresses.name, names.name))
        .where(inArray(names.name, [...wanted]))
        .orderBy(asc(names.registeredAt), asc(names.name), asc(nameAddresses.coinType)),
    )
    const profiles = new Map<string, Profile>()
    for (const { name, address } of rows) {
      const profile = profiles.get(name.name) ?? {
        name: name.name,
        registered_at: name.registeredAt.toISOString(),
        updated_at: name.updatedAt.toISOString(),
        addresses: {},
        attributes: attributesOf(name.attributes),
      }
      profile.addresses[address.coinType] = {
        address: getAddress(address.address as Hex),
        created: address.createdAt.toISOString(),
      }
      profiles.set(profile.name, profile)
    }
    return [...profiles.values()]
  }

  return {
    async find(name) {
      const [profile] = await readProfiles([name])
      return profile ?? null
    },
    async findByAddress({ address, zone }) {
      const owned = await database.run((queries) =>
        queries
          .selectDistinct({ name: names.name, registeredAt: names.registeredAt })
          .from(nameAddresses)
          .innerJoin(names, eq(names.name, nameAddresses.name))
          .where(and(eq(nameAddresses.address, address), eq(names.zone, zone)))
          .orderBy(asc(names.registeredAt), asc(names.name))
          .limit(maxNamesOfAddress),
      )
      return readProfiles(owned.map(({ name }) => name))
    },
    async findTaken(wanted) {
      if (wanted.length === 0) return new Set()
      const taken = await database.run((queries) =>
        queries
          .select({ name: names.name })
          .from(names)
          .where(inArray(names.name, [...wanted])),
      )
      return new Set(taken.map(({ name }) => name))
    },
    register({ name, zone, coinType, address, attributes, messageDigest }) {
      return database.run((queries) =>
        queries.transaction(async (transaction) => {
          // Of those who come at once, the others wait here until the first has the name or gave up.
          const given = await transaction
            .insert(names)
            .values({ name, zone, attributes, messageDigest })
            .onConflictDoNothing()
            .returning({ name: names.name })
          if (given.length > 0) {
            await transaction.insert(nameAddresses).values({ name, coinType, address })
            return 'registered'
          }
          const used = await transaction
            .select({ name: names.name })
            .from(names)
            .where(eq(names.messageDigest, messageDigest))
          return used.length > 0 ? 'message-used' : 'name-taken'
        }),
      )
    },
  }
}

/** A later version may have written more than this one knows. */
function attributesOf(value: unknown): Profile['attributes'] {
  const { data } = NameAttributes.safeParse(value)
  return data && Object.keys(data).length > 0 ? [data] : []
}
