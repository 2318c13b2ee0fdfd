import type { Foyer } from '@foyer/core/client'

export const keptThemeVersion = 1

/** The look a user chose on an earlier visit, where the host leaves it to them. */
export function restoreTheme(foyer: Foyer): void {
  if (foyer.internals.theme.getState().themeMode !== 'system') return
  const kept = readKeptTheme(foyer)
  if (kept === 'newer') return
  if (kept?.themeMode === 'light' || kept?.themeMode === 'dark')
    foyer.setTheme({ themeMode: kept.themeMode })
}

/** What is kept; `newer` is a record that a newer version wrote. */
export function readKeptTheme({ internals }: Foyer): { themeMode?: unknown } | 'newer' | null {
  try {
    const kept: unknown = JSON.parse(
      internals.platform.storage.get(internals.storageKey('theme')) ?? 'null',
    )
    if (typeof kept !== 'object' || kept === null) return null
    return 'version' in kept && typeof kept.version === 'number' && kept.version > keptThemeVersion
      ? 'newer'
      : kept
  } catch {
    // Foreign text under our key: the next choice replaces it.
    return null
  }
}
