import { parseArgs } from 'node:util'
import { deleteEventsOf } from '../analytics/deleteEvents.ts'
import { countEvents, type EventsOf, readEvents } from '../analytics/readEvents.ts'
import type { Database } from '../platform/database/Database.ts'
import type { CommandParameters } from './importWallets.ts'

const usage = `Usage: foyer-server events <what> [--project <id>] [--address <account>]

  summary     how often each step was reported, when first and when last
  export      the events, one JSON object a line
  delete      forget the events of a project or an account, or of the account in the project

An account is found in whatever case it was written.`

const pageLength = 5_000

/**
 * `foyer-server events`: what applications reported, for the operator and for users who ask what is
 * known about them.
 *
 * @returns the exit code: 0, or 1 when nothing was done.
 * @throws what `openDatabase` throws, and `database/unavailable`
 */
export async function events({ args, openDatabase, write }: CommandParameters): Promise<number> {
  const read = readWords(args)
  const act = read && Object.hasOwn(acts, read.what) ? acts[read.what] : undefined
  if (!read || !act) {
    write(usage)
    return 1
  }
  if (read.what === 'delete' && !read.of.projectId && !read.of.address) {
    write('Say whose: `events delete --address <account>`, `--project <id>`, or both.')
    return 1
  }
  const database = await openDatabase()
  try {
    await act({ database, of: read.of, write })
    return 0
  } finally {
    await database.close()
  }
}

function readWords(args: readonly string[]): { what: string; of: EventsOf } | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { project: { type: 'string' }, address: { type: 'string' } },
    })
    const [what, ...more] = positionals
    if (what === undefined || more.length > 0) return null
    return { what, of: { projectId: values.project, address: values.address } }
  } catch {
    // An option that is not there: the usage says which are.
    return null
  }
}

const acts: Readonly<
  Record<
    string,
    (parameters: { database: Database; of: EventsOf; write(line: string): void }) => Promise<void>
  >
> = {
  async summary({ database, of, write }) {
    const counts = await countEvents({ database, of })
    if (counts.length === 0) write('No events are kept.')
    for (const { projectId, event, count, firstAt, lastAt } of counts) {
      const between = `${firstAt?.toISOString()} to ${lastAt?.toISOString()}`
      write(`${String(count).padStart(9)}  ${event}  ${projectId ?? 'no project'}  ${between}`)
    }
  },
  async export({ database, of, write }) {
    for (let after = 0; ; ) {
      const page = await readEvents({ database, of, after, limit: pageLength })
      for (const event of page) write(JSON.stringify(event))
      const last = page.at(-1)
      if (!last || page.length < pageLength) return
      after = last.id
    }
  },
  async delete({ database, of, write }) {
    const deleted = await deleteEventsOf({ database, of })
    write(deleted === 1 ? '1 event is deleted.' : `${deleted} events are deleted.`)
  },
}
