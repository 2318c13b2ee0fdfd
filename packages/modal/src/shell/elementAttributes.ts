import type { Foyer } from '@foyer/core/client'
import { prefersDark } from '../platform/page.ts'
import { applyThemeVariables } from './themeVariables.ts'

/** The shake of a refused close. */
const shakeMs = 500

/**
 * Keeps the attributes of `<foyer-modal>` as the client's state, theme and motion say.
 *
 * @returns ends it
 */
export function followState(
  foyer: Foyer,
  element: HTMLElement,
  { view, reducedMotion }: { view: Window; reducedMotion: MediaQueryList },
): () => void {
  const { navigation, options: settings, platform, theme } = foyer.internals
  const options = settings.getState()
  const ends = new AbortController()
  const { signal } = ends
  const set = (name: string, value: string | null) => {
    if (value === null) element.removeAttribute(name)
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
  const showState = () => {
    const { open, view: shown, activeNamespace, chains } = foyer.getState()
    set('data-open', String(open))
    set('data-view', shown)
    set('data-status', (activeNamespace && chains[activeNamespace]?.status) || 'disconnected')
    set('data-namespace', activeNamespace)
    set('data-motion', options.motion === 'reduced' || reducedMotion.matches ? 'reduced' : 'full')
    set('data-embedded', options.enableEmbedded === true ? '' : null)
    set('data-full-screen', options.enableMobileFullScreen === true ? '' : null)
  }
  const dark = prefersDark(view)
  const showTheme = () => {
    const { themeMode, themeVariables } = theme.getState()
    const isDark = themeMode === 'system' ? dark.matches : themeMode === 'dark'
    set('data-theme', isDark ? 'dark' : 'light')
    applyThemeVariables(element, themeVariables)
  }
  let endShake = () => {}
  showState()
  showTheme()
  dark.addEventListener('change', showTheme, { signal })
  reducedMotion.addEventListener('change', showState, { signal })
  const stops = [
    foyer.subscribe(showState),
    theme.subscribe(showTheme),
    navigation.routes.subscribe(({ refusals }, previous) => {
      if (refusals === previous.refusals) return
      endShake()
      set('data-shake', '')
      endShake = platform.clock.after(shakeMs, () => set('data-shake', null))
    }),
  ]
  return () => {
    ends.abort()
    for (const stop of stops) stop()
    endShake()
  }
}
