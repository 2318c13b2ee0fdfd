import { parseArgs } from 'node:util'
import { Caip10 } from '@foyer/core/primitives'
import { accountOf } from '../identity/sign-in/accountOf.ts'
import { deleteSignInsOf, readSignInsOf } from '../identity/sign-in/signInsOf.ts'
import type { Database } from '../platform/database/Database.ts'
import type { CommandParameters } from './importWallets.ts'

const usage = `Usage: foyer-server sign-ins <what> --account <CAIP-10 id>

  export      the sessions of an account and the nonces of its browsers, one JSON object a line;
              no token, no key
  delete      forget them; the sessions are over at once, in all running servers

An account is meant on every chain of its family: eip155:1:0x… finds what it did on eip155:10, too.`

/**
 * `foyer-server sign-ins`: who signed in, for users who ask what is known about them.
 *
 * @returns the exit code: 0, or 1 when nothing was done.
 * @throws what `openDatabase` throws, and `database/unavailable`
 */
export async function signIns({ args, openDatabase, write }: CommandParameters): Promise<number> {
  const read = readWords(args)
  const act = read && Object.hasOwn(acts, read.what) ? acts[read.what] : undefined
  if (!read || !act) {
    write(usage)
    return 1
  }
  if (read.account === null) {
    write(`Say whose: \`sign-ins ${read.what} --account eip155:1:0x…\`, a CAIP-10 id.`)
    return 1
  }
  const database = await openDatabase()
  try {
    await act({ database, account: read.account, write })
    return 0
  } finally {
    await database.close()
  }
}

function readWords(args: readonly string[]): { what: string; account: string | null } | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { account: { type: 'string' } },
    })
    const [what, ...more] = positionals
    return what === undefined || more.length > 0 ? null : { what, account: readAccount(values) }
  } catch {
    // An option that is not there: the usage says which are.
    return null
  }
}

function readAccount({ account }: { account?: string | undefined }): string | null {
  try {
    const { namespace, reference, address } = Caip10.parse(account ?? '')
    return accountOf(`${namespace}:${reference}`, address)
  } catch {
    // No id of an account: the command says what one is.
    return null
  }
}

const acts: Readonly<
  Record<
    string,
    (parameters: {
      database: Database
      account: string
      write(line: string): void
    }) => Promise<void>
  >
> = {
  async export({ write, ...of }) {
    for (const kept of await readSignInsOf(of)) write(JSON.stringify(kept))
  },
  async delete({ write, ...of }) {
    const { sessions, nonces } = await deleteSignInsOf(of)
    write(`${counted(sessions, 'session')} and ${counted(nonces, 'nonce')} are deleted.`)
  },
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
