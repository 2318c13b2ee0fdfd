import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@foyer/core/primitives'
import type { Database } from '../platform/database/Database.ts'
import type { Log } from '../platform/log/createLog.ts'
import { parseOriginPattern } from '../platform/settings/originPattern.ts'
import type { Project, Projects } from './Projects.ts'
import { readProjects, type StoredProject } from './projectStore.ts'

/** Twice within the ten seconds that a change may take, so that one question may go unanswered. */
const usualEveryMs = 4_000

/**
 * The projects of the database, kept in memory and looked for again every 4 s, so that no request
 * waits for them. While the database does not answer, what is known counts on.
 *
 * @throws `database/unavailable` when they cannot be read the first time.
 */
export async function createProjects({
  database,
  log,
  signal,
  everyMs = usualEveryMs,
}: {
  database: Database
  log: Log
  /** Ends looking. */
  signal: AbortSignal
  everyMs?: number
}): Promise<Projects> {
  let known = listProjects(await readProjects(database))
  const watch = async () => {
    for (;;) {
      const isOver = await wait(everyMs, false, { signal, ref: false }).catch(() => true)
      if (isOver) return
      try {
        known = listProjects(await readProjects(database))
      } catch (error) {
        if (error instanceof AppError && error.kind === 'unavailable') continue
        log.error({ err: error }, 'Projects could not be read')
      }
    }
  }
  void watch()
  return {
    get isEveryoneAllowed() {
      return known.isEveryoneAllowed
    },
    find: (id) => known.find(id),
    isAnyonesOrigin: (origin) => known.isAnyonesOrigin(origin),
  }
}

/** Projects that do not change. */
export function listProjects(stored: readonly StoredProject[]): Projects {
  const byId = new Map(stored.map((project) => [project.id, toProject(project)]))
  return {
    isEveryoneAllowed: byId.size === 0,
    find: (id) => byId.get(id) ?? null,
    isAnyonesOrigin: (origin) =>
      [...byId.values()].some((project) => project.isAllowedOrigin(origin)),
  }
}

function toProject({ id, name, origins }: StoredProject): Project {
  // What a later version may have written, and this one cannot read, lets nobody in.
  const patterns = origins.map(parseOriginPattern).filter((pattern) => pattern !== null)
  return {
    id,
    name,
    origins: patterns.map(({ text }) => text),
    isAllowedOrigin: (origin) => patterns.some((pattern) => pattern.matches(origin)),
  }
}
