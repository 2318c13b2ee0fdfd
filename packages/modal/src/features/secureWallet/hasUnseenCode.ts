import type { Foyer } from '@foyer/core/client'
import type { Readable } from '../../feature/Readable.ts'

/** Whether the wallet of the account on screen can be lost: nobody has looked at its recovery code yet. */
export function hasUnseenCode({ getState, internals, subscribe }: Foyer): Readable<boolean> {
  const login = () => internals.remotes.get('embedded')?.loaded?.login
  return {
    getState() {
      const { activeNamespace, chains } = getState()
      const isOfFrame = chains[activeNamespace ?? '']?.connector?.id === 'embedded'
      return isOfFrame && login()?.hasUnseenCode.getState() === true
    },
    subscribe(listen) {
      const stops = [subscribe(listen), login()?.hasUnseenCode.subscribe(listen)]
      return () => {
        for (const stop of stops) stop?.()
      }
    },
  }
}
