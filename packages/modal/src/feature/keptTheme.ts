import type { ThemeMode } from '@foyer/core'
import type { Foyer } from '@foyer/core/client'

const version = 1

/** The look a user chose on an earlier visit, where the host leaves it to them. */
export function restoreTheme(foyer: Foyer): void {
  if (foyer.internals.theme.getState().themeMode !== 'system') return
  const kept = read(foyer)
  if (kept === 'newer') return
  if (kept?.themeMode === 'light' || kept?.themeMode === 'dark')
    foyer.setTheme({ themeMode: kept.themeMode })
}

/**
 * Takes the look that a user chose, and keeps it for their next visit. A record written by a newer
 * version stays as it is.
 */
export function chooseTheme(foyer: Foyer, themeMode: ThemeMode): void {
  const { platform, storageKey } = foyer.internals
  foyer.setTheme({ themeMode })
  if (read(foyer) !== 'newer')
    platform.storage.set(storageKey('theme'), JSON.stringify({ version, themeMode }))
}

function read({ internals }: Foyer): { themeMode?: unknown } | 'newer' | null {
  try {
    const kept: unknown = JSON.parse(
      internals.platform.storage.get(internals.storageKey('theme')) ?? 'null',
    )
    if (typeof kept !== 'object' || kept === null) return null
    return 'version' in kept && typeof kept.version === 'number' && kept.version > version
      ? 'newer'
      : kept
  } catch {
    // Someone else's text under our key: the next choice replaces it.
    return null
  }
}
