import type { FrameContext, Methods } from './createContext.ts'

/** Passkeys that may recover the smart account. */
export function ownerMethods(context: FrameContext): Methods<'MANAGE_OWNERS'> {
  return {
    MANAGE_OWNERS: (host, _nothing, id) =>
      context.whileShown(id, async (signal, scene) => {
        const { manageOwners } = await import('./owners/manageOwners.ts')
        await context.show(host, 'recovery', () => manageOwners(context, { host, scene, signal }))
        return null
      }),
  }
}
