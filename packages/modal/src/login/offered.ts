import type { Foyer } from '@foyer/core/client'

/** Whether the application names the site of a frame that keeps wallets. */
export function namesFrame({ internals }: Foyer): boolean {
  const { backend } = internals.options.getState()
  return (
    internals.remotes.has('embedded') && typeof backend === 'object' && Boolean(backend?.secureSite)
  )
}

/** Whether users may sign in at services. */
export function offersSocials(foyer: Foyer): boolean {
  const { socials } = foyer.internals.options.getState().features ?? {}
  return (
    (socials === undefined || (Array.isArray(socials) && socials.length > 0)) && namesFrame(foyer)
  )
}
