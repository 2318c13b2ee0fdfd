import { type BuyState, getBuy } from '@foyer/core/buy'
import type { ViewName } from '../../../feature/Feature.ts'
import { useFeature, useStore, useWhileOnScreen } from '../../../feature/FeatureContext.ts'

const views = {
  choosing: 'OnRampProviders',
  opening: 'BuyInProgress',
  waiting: 'BuyInProgress',
  delivered: 'BuyInProgress',
  failed: 'BuyInProgress',
} as const satisfies Record<BuyState['status'], ViewName>

/** Keeps the view on screen that the status belongs to. */
export function useBuyView(here: (typeof views)[keyof typeof views]): void {
  const { foyer } = useFeature()
  const { store } = getBuy(foyer)
  const { status } = useStore(store)
  useWhileOnScreen(() => {
    // What an effect before this one did counts, too.
    const there = views[store.getState().status]
    if (there === here) return
    const { stack } = foyer.internals.navigation.routes.getState()
    if (stack.at(-2)?.view === there) return foyer.router.back()
    if (here === views.choosing) return foyer.router.push(there)
    foyer.router.replace(there)
  }, [status])
}
