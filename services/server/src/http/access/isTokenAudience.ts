import { isAllowedOrigin, type OriginPattern } from '../../platform/settings/originPattern.ts'
import type { Project } from '../../projects/Projects.ts'

/**
 * Whether an access token was issued for the application that asks: else one application could ask in the name of
 * another's users, whose tokens it was sent.
 *
 * The project that is asked for says which pages are its application's. Pages of this machine and those of the operator
 * belong to every project, so a token that was issued there counts for the project it was issued to. While no
 * project is registered, the page that asks and the domain say it; a token of a page on this machine is nobody's.
 *
 * @param parameters.origin the header; servers, and browsers that ask their own host, send none
 * @param parameters.domain that the request names: its token has to be for this one
 */
export function isTokenAudience({
  token,
  project,
  origin,
  domain,
  allowedOrigins,
}: {
  token: { readonly domain: string; readonly projectId: string | null }
  project: Project | null
  origin: string | undefined
  domain: string | undefined
  allowedOrigins: readonly OriginPattern[]
}): boolean {
  if (domain !== undefined && domain.toLowerCase() !== token.domain) return false
  const pages = [`https://${token.domain}`, `http://${token.domain}`]
  if (project) {
    if (pages.some((page) => project.isAllowedOrigin(page))) return true
    return (
      token.projectId === project.id && pages.some((page) => isAllowedOrigin(page, allowedOrigins))
    )
  }
  if (origin !== undefined) return pages.includes(origin)
  return domain !== undefined || pages.some((page) => isAllowedOrigin(page, []))
}
