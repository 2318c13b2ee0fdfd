import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChangeableOptions, FoyerOptions } from './contract/FoyerOptions.ts'
import { networksMissing, siwxAndSiweConfig } from './errors.ts'
import { readOptions } from './readOptions.ts'

/** The options of one client. */
export interface Settings {
  /** What it was made with. */
  readonly options: FoyerOptions
  /** With the changes made since. */
  readonly store: Pick<StoreApi<FoyerOptions>, 'getState' | 'subscribe'>
  /** With what could not be read. */
  asGiven(): FoyerOptions
  /** @returns the changes, as far as they can be read. @throws `options/networks-missing` */
  change(news: ChangeableOptions): ChangeableOptions
  /** `recent` becomes `@foyer/recent`, and another key where the application names one. */
  storageKey(name: string): string
}

/** @throws `options/networks-missing`, `options/siwx-and-siwe` */
export function createSettings(given: FoyerOptions): Settings {
  const options = readOptions(given)
  if (!options.networks?.length) throw networksMissing()
  if (options.siwx !== undefined && options.siweConfig !== undefined) throw siwxAndSiweConfig()
  const store = createStore<FoyerOptions>(() => options)
  const suffix = options.storageKey ? `:${options.storageKey}` : ''
  let asGiven = given
  return {
    ...{ options, store },
    asGiven: () => asGiven,
    change(news) {
      const changes = readOptions(news)
      if (changes.networks?.length === 0) throw networksMissing()
      asGiven = { ...asGiven, ...news }
      store.setState(changes)
      return changes
    },
    storageKey: (name) => `@foyer/${name}${suffix}`,
  }
}
