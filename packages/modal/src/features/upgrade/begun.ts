import type { Foyer } from '@foyer/core/client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Readable } from '../../feature/Readable.ts'

/** Where a user moves to, by namespace, as they wrote it; of this page's visit alone. */
type Targets = StoreApi<Readonly<Record<string, string>>>
const targets = new WeakMap<Foyer, Targets>()

export function upgradeTargets(foyer: Foyer): Targets {
  const store: Targets = targets.get(foyer) ?? createStore(() => ({}))
  targets.set(foyer, store)
  return store
}

/** Whether the account on screen is of a login, whose keys a frame keeps. */
export function isOfFrame({ getState }: Foyer): boolean {
  const { activeNamespace, chains } = getState()
  return chains[activeNamespace ?? '']?.connector?.id === 'embedded'
}

/** Whether somebody is moving away from it. */
export function begunUpgrade(foyer: Foyer): Readable<boolean> {
  const store = upgradeTargets(foyer)
  return {
    getState: () => isOfFrame(foyer) && Object.values(store.getState()).some(Boolean),
    subscribe(listen) {
      const stops = [foyer.subscribe(listen), store.subscribe(listen)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
