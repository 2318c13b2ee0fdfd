import { AppError } from '@foyer/core/primitives'
import { isNotNull, min, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'
import {
  embeddedUsers as users,
  embeddedWallets as wallets,
} from '../../platform/database/tables/embedded.ts'
import { createSealer } from '../../platform/encryption/createSealer.ts'
import type { EncryptionKey } from '../../platform/settings/groups/embedded.ts'
import { places } from './places.ts'

/**
 * Refuses to start with keys that do not open what the database holds: a user who signs in then would be nobody known,
 * and get a new wallet in the place of the own one. Writes nothing. One row for each key that sealed any is tried.
 *
 * @throws `embedded/wrong-keys` (invalid), and `database/unavailable`
 */
export async function checkKeys({
  database,
  encryptionKeys: [first, ...rest],
}: {
  database: Database
  encryptionKeys: readonly EncryptionKey[]
}): Promise<void> {
  const sealed = await sealedRows(database)
  if (sealed.length === 0) return
  // Without any key there is no wallet without a wallet, so nothing is written over.
  if (!first) return
  const sealer = createSealer([first, ...rest])
  for (const { text, place } of sealed) {
    try {
      sealer.open(text, place)
    } catch (cause) {
      const [id = ''] = text.split('.')
      const isNamed = [first, ...rest].some((key) => key.id === id)
      throw new AppError(
        'embedded/wrong-keys',
        `The database holds wallets that the key "${id}" sealed, and ENCRYPTION_KEYS ` +
          `${isNamed ? `has another key of that name` : `does not name it`}. The server does not start, and nothing was ` +
          'changed. Set ENCRYPTION_KEYS to the value from when these wallets were made, which belongs to the backup of ' +
          'this database, or set DATABASE_URL to the database that belongs to this key.',
        { kind: 'invalid', context: { id }, cause },
      )
    }
  }
}

/** The first row that each key sealed, of users and of wallets. */
async function sealedRows(
  database: Database,
): Promise<readonly { readonly text: string; readonly place: string }[]> {
  // `min` of both columns could come from two rows, so they are joined: neither id has a space.
  const first = (
    id: typeof users.id | typeof wallets.userId,
    text: typeof users.email | typeof wallets.wallet,
  ) => min(sql<string>`${id} || ' ' || ${text}`)
  const keyOf = (text: typeof users.email | typeof wallets.wallet) =>
    sql`split_part(${text}, '.', 1)`
  const [ofUsers, ofWallets] = await database.run((queries) =>
    Promise.all([
      queries
        .select({ row: first(users.id, users.email) })
        .from(users)
        .where(isNotNull(users.email))
        .groupBy(keyOf(users.email)),
      queries
        .select({ row: first(wallets.userId, wallets.wallet) })
        .from(wallets)
        .groupBy(keyOf(wallets.wallet)),
    ]),
  )
  const parts = (row: string | null): readonly [string, string] => {
    const [id = '', text = ''] = (row ?? '').split(' ')
    return [id, text]
  }
  return [
    ...ofUsers.map(({ row }) => {
      const [id, text] = parts(row)
      return { text, place: places.userEmail(id) }
    }),
    ...ofWallets.map(({ row }) => {
      const [id, text] = parts(row)
      return { text, place: places.wallet(id) }
    }),
  ]
}
