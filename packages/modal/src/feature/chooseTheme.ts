import type { ThemeMode } from '@foyer/core'
import type { Foyer } from '@foyer/core/client'
import { readKeptTheme, keptThemeVersion as version } from './keptTheme.ts'

/**
 * Takes the look that a user chose, and keeps it for their next visit. A record written by a newer
 * version stays as it is.
 */
export function chooseTheme(foyer: Foyer, themeMode: ThemeMode): void {
  const { platform, storageKey } = foyer.internals
  foyer.setTheme({ themeMode })
  if (readKeptTheme(foyer) !== 'newer')
    platform.storage.set(storageKey('theme'), JSON.stringify({ version, themeMode }))
}
