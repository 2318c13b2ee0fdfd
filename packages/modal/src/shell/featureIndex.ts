import type { Foyer } from '@foyer/core/client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Feature } from '../feature/Feature.ts'

/** The features a modal knows, those of an account as soon as a user wants one. */
export interface FeatureIndex {
  readonly store: Pick<StoreApi<readonly Feature[]>, 'getState' | 'subscribe'>
  /**
   * Declares the features that nobody sees before connecting.
   *
   * @throws when their list did not load; the next call asks again
   */
  declareLater(): Promise<void>
}

/** Declares the views of features to the client, those that wait on demand. */
export function createFeatureIndex({
  foyer,
  first,
  loadLater,
}: {
  foyer: Foyer
  first: readonly Feature[]
  loadLater(): Promise<readonly Feature[]>
}): FeatureIndex {
  const store = createStore<readonly Feature[]>(() => [])
  const declare = (features: readonly Feature[]) => {
    const offered = features.filter(({ isOffered }) => isOffered?.(foyer) !== false)
    for (const { views } of offered)
      for (const [name, manifest] of Object.entries(views))
        foyer.internals.navigation.rules.set(name, manifest)
    store.setState([...store.getState(), ...offered], true)
  }
  declare(first)
  let later: Promise<void> | undefined
  return {
    store,
    declareLater() {
      later ??= loadLater().then(declare, (error) => {
        later = undefined
        throw error
      })
      return later
    },
  }
}
