import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FoyerOptions } from './contract/FoyerOptions.ts'
import type { Theme } from './contract/Theme.ts'

type GivenTheme = Pick<FoyerOptions, 'themeMode' | 'themeVariables'>

/** How the modal looks now, and changing it: what is left out stays. */
export function createTheme({ themeMode = 'system', themeVariables = {} }: GivenTheme): {
  readonly store: StoreApi<Theme>
  change(wanted: { readonly [part in keyof Theme]?: Theme[part] | undefined }): void
} {
  const store = createStore<Theme>(() => ({ themeMode, themeVariables }))
  return {
    store,
    change({ themeMode, themeVariables }) {
      if (themeMode) store.setState({ themeMode })
      if (themeVariables) store.setState({ themeVariables })
    },
  }
}
