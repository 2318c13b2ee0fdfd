import type { Foyer } from '@foyer/core/client'
import { createRoot } from 'react-dom/client'
import { prefersDark, prefersReducedMotion } from '../platform/page.ts'
import { uiStyles } from '../ui/styles.ts'
import { claimElement } from './FoyerModalElement.ts'
import { features } from './features.ts'
import { Modal } from './Modal.tsx'
import { createMotion } from './motion.ts'
import { createRoomLoader } from './rooms.ts'
import shellStyles from './shell.css?inline'
import { createToasts } from './toasts.ts'

/** The shake of a refused close. */
const shakeMs = 500

/**
 * Gives a client its modal: an element in the page with everything inside its shadow root. Called
 * once for each client, by the client itself, before its first view is shown.
 */
export function mountModal(foyer: Foyer): void {
  const { internals } = foyer
  const { navigation, options, platform } = internals
  const element = claimElement({ placedByHost: options.disableAppend === true })
  const document = element.ownerDocument
  const view = document.defaultView as Window & typeof globalThis
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })

  const adopt = (styles: string) => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(styles)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }
  adopt(uiStyles + shellStyles)
  for (const room of features)
    for (const [name, manifest] of Object.entries(room.views)) navigation.rules.set(name, manifest)

  const reducedMotion = prefersReducedMotion(view)
  const dark = prefersDark(view)
  const isReduced = () => options.motion === 'reduced' || reducedMotion.matches
  const locale = options.locale ?? (document.documentElement.lang || undefined)
  const direction = directionOf(locale, options.locale === undefined, document)

  const describe = () => {
    const { open, view: shown, activeNamespace, chains } = foyer.getState()
    const status = (activeNamespace && chains[activeNamespace]?.status) || 'disconnected'
    const { themeMode, themeVariables } = internals.theme.getState()
    const set = (name: string, value: string | null) => {
      if (value === null) element.removeAttribute(name)
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
    set('data-open', String(open))
    set('data-view', shown)
    set('data-status', status)
    set('data-namespace', activeNamespace)
    set('data-theme', themeMode === 'system' ? (dark.matches ? 'dark' : 'light') : themeMode)
    set('data-motion', isReduced() ? 'reduced' : 'full')
    for (const [property, value] of Object.entries(themeVariables))
      if (/^--foyer-[\w-]+$/.test(property)) element.style.setProperty(property, value)
  }
  element.dir = direction
  if (locale) element.lang = locale
  describe()
  foyer.subscribe(describe)
  internals.theme.subscribe(describe)
  dark.addEventListener('change', describe)
  reducedMotion.addEventListener('change', describe)

  let endShake = () => {}
  navigation.routes.subscribe(({ refusals }, previous) => {
    if (refusals === previous.refusals) return
    endShake()
    element.setAttribute('data-shake', '')
    endShake = platform.clock.after(shakeMs, () => element.removeAttribute('data-shake'))
  })

  const container = document.createElement('div')
  root.append(container)
  createRoot(container).render(
    <Modal
      foyer={foyer}
      locale={locale}
      motion={createMotion(isReduced, () => direction === 'rtl')}
      isReduced={isReduced}
      rooms={createRoomLoader(features, adopt)}
      toasts={createToasts(platform.clock)}
      features={features}
    />,
  )
}

function directionOf(
  locale: string | undefined,
  fromPage: boolean,
  document: Document,
): 'ltr' | 'rtl' {
  const ofPage = () =>
    document.defaultView?.getComputedStyle(document.documentElement).direction === 'rtl'
      ? 'rtl'
      : 'ltr'
  if (fromPage || !locale) return ofPage()
  try {
    const script = new Intl.Locale(locale).maximize().script ?? ''
    return ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'].includes(script) ? 'rtl' : 'ltr'
  } catch {
    // Not a language tag: the page knows better.
    return ofPage()
  }
}
