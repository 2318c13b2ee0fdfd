import { openDatabase } from '../platform/database/openDatabase.ts'
import { readSettings } from '../platform/settings/settings.ts'
import type { CommandParameters } from './importWallets.ts'

/**
 * Gives a command this process: its settings, its database and its output. The exit code becomes that
 * of the process.
 */
export function inProcess(
  command: (parameters: CommandParameters) => Promise<number>,
): (words: string[]) => Promise<void> {
  return async (words) => {
    const say = (line: string) => console.error(line)
    process.exitCode = await command({
      args: words,
      openDatabase: () => {
        const { databaseUrl, dataFolder } = readSettings(process.env)
        return openDatabase({ url: databaseUrl, dataFolder, log: { info: say, warn: say } })
      },
      write: (line) => console.log(line),
    })
  }
}
