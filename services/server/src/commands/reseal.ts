import { resealEmbedded } from '../identity/embedded/resealEmbedded.ts'
import { createSealer } from '../platform/encryption/createSealer.ts'
import type { EncryptionKey } from '../platform/settings/groups/embedded.ts'
import type { CommandParameters } from './importWallets.ts'

const usage = `Usage: foyer-server reseal

  Seals what the database keeps of wallets without a wallet anew, with the first of ENCRYPTION_KEYS.
  Put a new key in front, start all servers with it, run this, and take the older keys away.`

/**
 * `foyer-server reseal`: for operators who change their key.
 *
 * @returns the exit code: 0, or 1 when nothing was done
 * @throws what `openDatabase` throws, `encryption/unreadable`, and `database/unavailable`
 */
export async function reseal({
  args,
  openDatabase,
  write,
  encryptionKeys,
}: CommandParameters & { readonly encryptionKeys: readonly EncryptionKey[] }): Promise<number> {
  const [first, ...rest] = encryptionKeys
  if (args.length > 0 || !first) {
    write(first ? usage : 'ENCRYPTION_KEYS is not set: there is nothing that is sealed.')
    return 1
  }
  const database = await openDatabase()
  try {
    const count = await resealEmbedded({ database, sealer: createSealer([first, ...rest]) })
    write(`${count} ${count === 1 ? 'row is' : 'rows are'} sealed with the key "${first.id}" now.`)
    return 0
  } finally {
    await database.close()
  }
}
