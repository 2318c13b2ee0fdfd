import { parseArgs } from 'node:util'
import type { Database } from '../platform/database/Database.ts'
import { parseOriginPattern } from '../platform/settings/originPattern.ts'
import {
  addProject,
  changeOrigins,
  readProjects,
  removeProject,
  type StoredProject,
} from '../projects/projectStore.ts'
import type { CommandParameters } from './importWallets.ts'

const usage = `Usage: foyer-server projects <what>

  list                                        the projects and their origins
  add <id> [--name <name>] [--origin <origin> …]
                                              register a project: 1 to 64 letters, digits, - and _
  remove <id> [--open-to-all]                 forget a project; the last one only with --open-to-all
  allow <id> <origin> …                       let pages of these origins ask
  forbid <id> <origin> …                      take origins away again

An origin is scheme, host and port, such as https://example.com; * stands for one label, as in
https://*.example.com. While no project is registered, every project id is welcome and
ALLOWED_ORIGINS decides. As soon as one is, requests have to name one. Running servers take changes up
within 10 s.`

/** A change or a question, checked before any database is opened. */
type Subcommand = (database: Database) => Promise<{ code: number; lines: readonly string[] }>

/**
 * `foyer-server projects`: which applications may ask, and from which pages.
 *
 * @returns the exit code: 0, or 1 when nothing was changed.
 * @throws what `openDatabase` throws, and `database/unavailable`
 */
export async function projects({
  args: [what, ...words],
  openDatabase,
  write,
}: CommandParameters): Promise<number> {
  const subcommand = subcommandOf(what, words)
  if (typeof subcommand === 'string') {
    write(subcommand)
    return 1
  }
  const database = await openDatabase()
  try {
    const { code, lines } = await subcommand(database)
    for (const line of lines) write(line)
    return code
  } finally {
    await database.close()
  }
}

/** What to do, or what is wrong with the words. */
function subcommandOf(what: string | undefined, words: readonly string[]): Subcommand | string {
  if (what === 'list') return words.length === 0 ? list : usage
  if (what === 'add') return readAdd(words)
  const [id, ...rest] = words
  if (id === undefined) return usage
  if (what === 'remove') {
    if (rest.length === 0) return remove(id, false)
    return rest.length === 1 && rest[0] === '--open-to-all' ? remove(id, true) : usage
  }
  if (what !== 'allow' && what !== 'forbid') return usage
  if (rest.length === 0) return usage
  const origins = readOrigins(rest)
  if (typeof origins === 'string') return origins
  return change({
    id,
    change: (before) =>
      what === 'allow'
        ? [...new Set([...before, ...origins])]
        : before.filter((origin) => !origins.includes(origin)),
  })
}

function readAdd(words: readonly string[]): Subcommand | string {
  const read = () => {
    try {
      return parseArgs({
        args: [...words],
        allowPositionals: true,
        options: { name: { type: 'string' }, origin: { type: 'string', multiple: true } },
      })
    } catch {
      // An option that is not there: the usage says which are.
      return null
    }
  }
  const { positionals = [], values } = read() ?? {}
  const [id, ...more] = positionals
  if (id === undefined || more.length > 0) return usage
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(id)) {
    return `${JSON.stringify(id)} is no project id: write 1 to 64 letters, digits, - and _.`
  }
  const name = (values?.name ?? id).trim()
  if (!/^[^\p{C}]{1,100}$/u.test(name)) return 'Write a name of 1 to 100 letters.'
  const origins = readOrigins(values?.origin ?? [])
  return typeof origins === 'string' ? origins : add({ id, name, origins })
}

/** As patterns are kept, or what is wrong with them. */
function readOrigins(words: readonly string[]): readonly string[] | string {
  const origins = new Set<string>()
  for (const word of words) {
    const pattern = parseOriginPattern(word)
    if (!pattern) {
      return `${JSON.stringify(word)} is no origin: write scheme, host and port, such as https://example.com or https://*.example.com, with no path behind.`
    }
    origins.add(pattern.text)
  }
  return [...origins]
}

const list: Subcommand = async (database) => {
  const stored = await readProjects(database)
  return {
    code: 0,
    lines:
      stored.length === 0
        ? ['No project is registered: every project id is welcome, and ALLOWED_ORIGINS decides.']
        : stored.flatMap((project) => linesOf(project)),
  }
}

function linesOf({ id, name, origins }: StoredProject): string[] {
  const head = name === id ? id : `${id}  ${name}`
  return [head, ...(origins.length === 0 ? ['  no origins'] : origins.map((text) => `  ${text}`))]
}

const add =
  (project: StoredProject): Subcommand =>
  async (database) => {
    const isNew = await addProject(database, project)
    return isNew
      ? {
          code: 0,
          lines: [
            ...linesOf(project),
            'It is registered. Requests that name no registered project are refused from now on.',
          ],
        }
      : {
          code: 1,
          lines: [
            `There is a project ${project.id} already. \`projects allow\` adds origins to it, \`projects remove\` forgets it.`,
          ],
        }
  }

const remove =
  (id: string, mayBeLast: boolean): Subcommand =>
  async (database) => {
    const outcome = await removeProject(database, { id, mayBeLast })
    if (outcome === 'unknown') return nobody(id)
    if (outcome === 'last') {
      return {
        code: 1,
        lines: [
          `${id} is the last project. Without one, every project id is welcome: add another first, or write \`projects remove ${id} --open-to-all\`.`,
        ],
      }
    }
    const left = await readProjects(database)
    return {
      code: 0,
      lines: [
        left.length === 0
          ? `${id} is forgotten. It was the last one: every project id is welcome again.`
          : `${id} is forgotten.`,
      ],
    }
  }

const change =
  (parameters: {
    id: string
    change: (origins: readonly string[]) => readonly string[]
  }): Subcommand =>
  async (database) => {
    const origins = await changeOrigins({ database, ...parameters })
    const { id } = parameters
    return origins === null ? nobody(id) : { code: 0, lines: linesOf({ id, name: id, origins }) }
  }

const nobody = (id: string) => ({
  code: 1,
  lines: [`There is no project ${id}. \`projects list\` shows those that there are.`],
})
