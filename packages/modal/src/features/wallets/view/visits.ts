import type { Foyer } from '@foyer/core/client'
import { type GridPlace, topOfGrid } from '../../../ui/grid/WindowedGrid.tsx'
import { type ListState, listFlow } from '../flow.ts'

/** How AllWallets was left, so that whoever steps back finds it as it was. */
export interface Visit {
  state: ListState
  /** What stands in the search field. */
  text: string
  place: GridPlace
}

/** Visits to AllWallets that are still in the history of one modal. */
export interface Visits {
  /** The visit of the route on top: a new one, or the one that was stepped back to. */
  current(foyer: Foyer): Visit
}

/** Remembers visits for as long as there is a way back to them. */
export function createVisits(): Visits {
  const kept = new Map<number, Visit>()
  let stop: (() => void) | undefined
  const forget = (foyer: Foyer) => {
    const { open } = foyer.getState()
    const { stack } = foyer.internals.navigation.routes.getState()
    for (const key of kept.keys())
      if (!open || !stack.some((route) => route.key === key)) kept.delete(key)
    if (kept.size > 0) return
    stop?.()
    stop = undefined
  }
  return {
    current(foyer) {
      const key = foyer.internals.navigation.routes.getState().stack.at(-1)?.key ?? 0
      const visit = kept.get(key) ?? { state: listFlow.initial, text: '', place: topOfGrid() }
      kept.set(key, visit)
      stop ??= foyer.subscribe(() => forget(foyer))
      return visit
    },
  }
}
