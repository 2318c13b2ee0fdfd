import { isAllowedOrigin, type OriginPattern } from '../../platform/settings/originPattern.ts'
import type { Project, Projects } from '../../projects/Projects.ts'

/**
 * Whether a page of this origin may ask: one that the operator named, or one of the project that it
 * asks for. Without a project, a page of any.
 *
 * @param parameters.origin the header; programs that are no browser send none
 */
export function isPermittedOrigin({
  origin,
  project,
  projects,
  allowedOrigins,
}: {
  origin: string | undefined
  project: Project | null
  projects: Projects
  allowedOrigins: readonly OriginPattern[]
}): boolean {
  if (origin === undefined || isAllowedOrigin(origin, allowedOrigins)) return true
  return project ? project.isAllowedOrigin(origin) : projects.isAnyonesOrigin(origin)
}
