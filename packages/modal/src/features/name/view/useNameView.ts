import { getName, type NameState } from '@foyer/core/names'
import type { ViewName } from '../../../feature/Feature.ts'
import { useFeature, useStore, useWhileOnScreen } from '../../../feature/FeatureContext.ts'

const views = {
  choosing: 'ChooseAccountName',
  signing: 'RegisterAccountName',
  registering: 'RegisterAccountName',
  stopped: 'RegisterAccountName',
  registered: 'RegisterAccountNameSuccess',
} as const satisfies Record<NameState['status'], ViewName>

/** Keeps the view on screen that the status belongs to. */
export function useNameView(here: (typeof views)[keyof typeof views]): void {
  const { foyer } = useFeature()
  const { store } = getName(foyer)
  const { status } = useStore(store)
  useWhileOnScreen(() => {
    // What an effect before this one did counts, too.
    const { status } = store.getState()
    const there = views[status]
    if (there === here) return
    if (status === 'registered') {
      // Nothing leads back to what is registered already.
      foyer.router.reset('Account')
      return foyer.router.push(there)
    }
    const { stack } = foyer.internals.navigation.routes.getState()
    if (stack.at(-2)?.view === there) return foyer.router.back()
    if (here === views.choosing) return foyer.router.push(there)
    foyer.router.replace(there)
  }, [status])
}
