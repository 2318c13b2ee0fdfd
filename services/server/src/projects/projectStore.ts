import { asc, eq } from 'drizzle-orm'
import type { Database } from '../platform/database/Database.ts'
import { projects } from '../platform/database/tables/access.ts'

/** A project as it is kept. */
export interface StoredProject {
  readonly id: string
  readonly name: string
  /** Patterns, see `parseOriginPattern`. */
  readonly origins: readonly string[]
}

/** All projects, by id. @throws `database/unavailable` */
export async function readProjects(database: Database): Promise<readonly StoredProject[]> {
  return database.run((queries) =>
    queries
      .select({ id: projects.id, name: projects.name, origins: projects.origins })
      .from(projects)
      .orderBy(asc(projects.id)),
  )
}

/**
 * Registers a project.
 *
 * @returns false when there is one with this id already; nothing is changed then.
 * @throws `database/unavailable`
 */
export async function addProject(database: Database, project: StoredProject): Promise<boolean> {
  const added = await database.run((queries) =>
    queries.insert(projects).values(project).onConflictDoNothing().returning({ id: projects.id }),
  )
  return added.length === 1
}

/**
 * Forgets a project. The last one only where `mayBeLast`: without any, every project id is welcome,
 * and nobody opens a server to everybody by tidying up.
 *
 * @returns `removed`, `unknown` when there was none of this id, or `last`, and nothing is changed then.
 * @throws `database/unavailable`
 */
export async function removeProject(
  database: Database,
  { id, mayBeLast }: { id: string; mayBeLast: boolean },
): Promise<'removed' | 'unknown' | 'last'> {
  return database.run((queries) =>
    queries.transaction(async (transaction) => {
      // All of them, so that the last two are not removed by two commands at once.
      const all = await transaction
        .select({ id: projects.id })
        .from(projects)
        .orderBy(asc(projects.id))
        .for('update')
      if (!all.some((project) => project.id === id)) return 'unknown'
      if (all.length === 1 && !mayBeLast) return 'last'
      await transaction.delete(projects).where(eq(projects.id, id))
      return 'removed'
    }),
  )
}

/**
 * Changes the origins of a project; two changes at once follow each other.
 *
 * @returns the origins afterwards, or `null` when there is no such project.
 * @throws `database/unavailable`
 */
export async function changeOrigins({
  database,
  id,
  change,
}: {
  database: Database
  id: string
  change: (origins: readonly string[]) => readonly string[]
}): Promise<readonly string[] | null> {
  return database.run((queries) =>
    queries.transaction(async (transaction) => {
      const [project] = await transaction
        .select({ origins: projects.origins })
        .from(projects)
        .where(eq(projects.id, id))
        .for('update')
      if (!project) return null
      const origins = change(project.origins)
      await transaction.update(projects).set({ origins }).where(eq(projects.id, id))
      return origins
    }),
  )
}
