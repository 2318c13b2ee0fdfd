import { openDatabase } from '../platform/database/openDatabase.ts'
import type { EncryptionKey } from '../platform/settings/groups/embedded.ts'
import { readSettings } from '../platform/settings/settings.ts'
import type { CommandParameters } from './importWallets.ts'

/**
 * Gives a command this process: its settings, its database and its output. The exit code becomes that
 * of the process.
 */
export function inProcess(
  command: (
    parameters: CommandParameters & { readonly encryptionKeys: readonly EncryptionKey[] },
  ) => Promise<number>,
): (words: string[]) => Promise<void> {
  return async (words) => {
    const say = (line: string) => console.error(line)
    process.exitCode = await command({
      args: words,
      get encryptionKeys() {
        return readSettings(process.env).encryptionKeys
      },
      openDatabase: () => {
        const { databaseUrl, dataFolder } = readSettings(process.env)
        return openDatabase({ url: databaseUrl, dataFolder, log: { info: say, warn: say } })
      },
      write: (line) => console.log(line),
    })
  }
}
