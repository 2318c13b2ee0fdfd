import { type Foyer, lazy, startAnalytics } from '@foyer/core/client'
import { nearestLanguage } from '@foyer/core/primitives'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { restoreTheme } from '../feature/keptTheme.ts'
import { later } from '../feature/later.ts'
import { holdLink } from '../feature/remoteEntry.ts'
import { createWalletList } from '../feature/walletList.ts'
import { english, type Language, loadLanguage, localeOf } from '../languages/languages.ts'
import {
  afterFrame,
  isMobile,
  nextTask,
  pageDocument,
  prefersReducedMotion,
  refusesTracking,
} from '../platform/page.ts'
import { afterFirstView } from './afterFirstView.ts'
import { directionOf } from './direction.ts'
import { followState } from './elementAttributes.ts'
import { claimElement } from './FoyerModalElement.ts'
import { createFeatureIndex } from './featureIndex.ts'
import { createFeatureLoader } from './featureLoader.ts'
import { firstFeatures, isOfConnecting } from './firstFeatures.ts'
import { Modal } from './Modal.tsx'
import { createMotion } from './motion.ts'
import { ignoreRepeatedPresses } from './repeatedPresses.ts'
import { reportFaults } from './reportFaults.ts'
import { createStyleSheets } from './styleSheets.ts'
import { toastsOnDemand } from './toastsOnDemand.ts'

/**
 * Gives a client its modal: an element with everything inside its shadow root. Called once for each
 * client, by the client itself, before its first view is shown; the element joins the page with it.
 *
 * @param given what its texts are in at first; English when absent
 * @returns takes the modal out of the page again
 */
export function mountModal(foyer: Foyer, given: Language = english): () => void {
  const { internals } = foyer
  const { navigation, platform } = internals
  const options = internals.options.getState()
  const embedded = options.enableEmbedded === true
  let language = given
  let locale = localeOf(foyer)
  // Asked before anything changes in the page, while the browser knows the answer.
  let direction = directionOf(locale, options.locale === undefined, pageDocument())
  const { element, enter, release } = claimElement({
    place: internals.place,
    placedByHost: embedded || options.disableAppend === true,
  })
  const document = element.ownerDocument
  const view = document.defaultView as Window & typeof globalThis
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  const ends = new AbortController()
  const { signal } = ends
  ignoreRepeatedPresses(root, signal)

  const sheets = createStyleSheets(root, view)
  const index = createFeatureIndex({
    foyer,
    first: firstFeatures,
    loadLater: async () => (await import('./laterFeatures.ts')).loadLaterFeatures(foyer),
  })
  navigation.declareLater = index.declareLater

  const reducedMotion = prefersReducedMotion(view)
  const isReduced = () => options.motion === 'reduced' || reducedMotion.matches
  restoreTheme(foyer)
  const nameLanguage = () => {
    element.dir = direction
    // Of its texts, which need not be that of its numbers.
    element.lang = language.lang
  }
  nameLanguage()
  const stops = [followState(foyer, element, { view, reducedMotion })]

  const rendered = new Promise<void>((resolve) => {
    stops.push(afterFirstView(navigation, view, resolve))
  })
  void rendered.then(() => {
    internals.prepare().catch(() => {
      // The press that needs it asks again and says what failed.
    })
    stops.push(reportFaults(foyer))
  })
  stops.push(
    startAnalytics(foyer, {
      url: () => view.location.href,
      refusesTracking: refusesTracking(view),
      ready: rendered,
    }),
  )
  const consentForm = later(async () => {
    const { consentStyles, ...code } = await import('../feature/ConsentForm.tsx')
    sheets.add(consentStyles)
    return code
  })
  const asksConsent = () => {
    const { termsConditionsUrl, privacyPolicyUrl } = internals.options.getState()
    return termsConditionsUrl !== undefined || privacyPolicyUrl !== undefined
  }
  /** The language once all of its texts are there. */
  let whole: Language | undefined
  const loadConnectedTexts = async () => {
    const asked = language
    if (asked === whole || !(await asked.loadConnected?.()) || language !== asked) return
    // Words are kept for as long as it is the same function that translates them.
    whole = { ...asked, translate: (words) => asked.translate(words) }
    language = whole
    // The heading is rendered ahead of its view, and why something failed within one.
    if (isDrawn) draw()
  }
  const featureLoader = createFeatureLoader(index, sheets.add, (feature) =>
    Promise.all([
      asksConsent() && consentForm.load(),
      isOfConnecting(feature) ? undefined : loadConnectedTexts(),
    ]),
  )
  // What is most likely shown first loads with the dialog.
  const { activeNamespace: active, chains: known } = foyer.getState()
  featureLoader.want(active && known[active]?.status === 'connected' ? 'Account' : 'Connect')
  const toasts = toastsOnDemand({
    ...{ clock: platform.clock, routes: navigation.routes, add: sheets.add },
  })
  stops.push(toasts.stop)
  const developerAlerts = later(async () => {
    const { DeveloperAlerts, alertStyles } = await import('./DeveloperAlerts.tsx')
    sheets.add(alertStyles)
    return DeveloperAlerts
  })
  if (options.debug)
    developerAlerts.load().catch(() => {
      // The console says the same.
    })
  const wallets = createWalletList(foyer, {
    device: isMobile(view) ? 'mobile' : 'desktop',
    pageUrl: view.location.href,
    rendered,
    wantFeature: featureLoader.want,
    afterFrame: (callback) => void afterFrame(view, callback),
  })
  if (wallets.device === 'mobile') {
    // What opens a wallet in a press has to be there by then.
    void rendered.then(() => featureLoader.want('Downloads'))
    if (wallets.remote.offered() !== 'absent') {
      internals.viewWithoutAdapters = 'ConnectingWalletConnectBasic'
      stops.push(holdLink(foyer, wallets.remote))
    }
  }
  const container = document.createElement('div')
  root.append(container)
  const drawing = createRoot(container)
  // One for all languages: with another one, the dialog would close and open again.
  const motion = createMotion(isReduced, () => direction === 'rtl')
  let isDrawn = false
  const draw = () => {
    isDrawn = true
    // Ahead of the first render, which then has its rows at once.
    if (navigation.routes.getState().stack.at(-1)?.view === 'Connect') wallets.start()
    drawing.render(
      <Modal
        foyer={foyer}
        embedded={embedded}
        locale={locale}
        translate={language.translate}
        motion={motion}
        isReduced={isReduced}
        featureLoader={featureLoader}
        toasts={toasts}
        developerAlerts={developerAlerts.loaded}
        consentForm={consentForm}
        wallets={wallets}
        features={index.store}
        loadFailureTexts={loadConnectedTexts}
      />,
    )
  }
  // In a task of its own: nobody waits, and the page is to answer in between.
  const drawAhead = async () => {
    await nextTask(view)
    if (!isDrawn && !signal.aborted) flushSync(draw)
  }
  const loadOffers = lazy(async () => {
    const [place, texts] = [toasts.load(), loadConnectedTexts()]
    const { createWalletOffers } = await import('./wallet-offers/walletOffers.tsx')
    await texts
    return createWalletOffers({
      ...{ toasts: (await place).toasts, add: sheets.add },
      translate: (words) => language.translate(words),
    })
  })
  stops.push(
    foyer.onEvent((event) => {
      if (event.type !== 'openWallet' && event.type !== 'relayLost') return
      loadOffers().then(
        (show) => {
          if (signal.aborted) return
          if (!element.isConnected) enter()
          if (!isDrawn) flushSync(draw)
          show(event)
        },
        () => {
          // The user opens the wallet by hand; the next request asks for the code again.
        },
      )
    }),
  )
  /** Speaks another language from now on; what is open stays as it is. */
  const follow = async (wanted: string | undefined) => {
    const next = await loadLanguage(wanted)
    await next.loadConnected?.()
    if (signal.aborted || wanted !== localeOf(foyer)) return
    language = next
    locale = wanted
    const isOfPage = internals.options.getState().locale === undefined
    direction = directionOf(locale, isOfPage, document)
    nameLanguage()
    if (isDrawn) draw()
  }
  stops.push(
    internals.options.subscribe((now, before) => {
      if (now.locale !== before.locale) void follow(localeOf(foyer))
    }),
  )
  // A language that did not arrive is English until the next open, which asks for it again.
  stops.push(
    foyer.subscribe(({ view: shown }, { view: before }) => {
      if (shown === null || before !== null) return
      const wanted = localeOf(foyer)
      if (language.lang !== (nearestLanguage(wanted) ?? 'en') && language.lang !== wanted)
        void follow(wanted)
    }),
  )
  const stopWaiting = foyer.subscribe(({ view: shown }) => {
    if (shown === null) return
    stopWaiting()
    enter()
    // In the same task: the user has waited for the code already.
    if (!isDrawn) queueMicrotask(() => !signal.aborted && flushSync(draw))
  })
  stops.push(stopWaiting)
  // A user only points at a button: the frame is rendered ahead of the press.
  if (!foyer.getState().loading) void drawAhead()
  return () => {
    ends.abort()
    for (const stop of stops) stop()
    toasts.clear()
    wallets.stop()
    // The host may be drawing at this very moment, and React forbids one drawing to end another.
    queueMicrotask(() => drawing.unmount())
    container.remove()
    sheets.stop()
    release()
  }
}
