import type { Foyer } from '@foyer/core/client'

/** Whether users may sign in at services: the application wants it, and names the site of the frame. */
export function offersSocials({ internals }: Foyer): boolean {
  const { backend, features } = internals.options.getState()
  const { socials } = features ?? {}
  return (
    (socials === undefined || (Array.isArray(socials) && socials.length > 0)) &&
    internals.remotes.has('embedded') &&
    typeof backend === 'object' &&
    Boolean(backend?.secureSite)
  )
}
