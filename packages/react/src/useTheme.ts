import type { Foyer, Theme } from '@foyer/core'
import { useSyncExternalStore } from 'react'
import { useClient } from './FoyerProvider.tsx'

/**
 * How the modal looks, and the way to change it.
 *
 * @example
 * import { useTheme } from '@foyer/react'
 *
 * export function Dark() {
 *   const { themeMode, setTheme } = useTheme()
 *   return <button onClick={() => setTheme({ themeMode: 'dark' })}>{themeMode}</button>
 * }
 */
export function useTheme(): Theme & Pick<Foyer, 'setTheme'> {
  const { internals, setTheme } = useClient()
  const { subscribe, getState, getInitialState } = internals.theme
  return { ...useSyncExternalStore(subscribe, getState, getInitialState), setTheme }
}
