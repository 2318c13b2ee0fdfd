import type { Foyer, Route } from '@foyer/core/client'
import { type Translate, TranslateContext } from '@foyer/ui'
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useId,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { Feature, ViewManifest } from '../feature/Feature.ts'
import { type ConsentCode, type FeatureScope, useStore } from '../feature/FeatureContext.ts'
import type { Later } from '../feature/later.ts'
import type { Readable } from '../feature/Readable.ts'
import type { WalletList } from '../feature/walletList.ts'
import { DialogFrame, type DialogFrameHandle } from './DialogFrame.tsx'
import type { FeatureLoader } from './featureLoader.ts'
import { Header } from './Header.tsx'
import type { Motion } from './motion.ts'
import type { ToastsOnDemand } from './toastsOnDemand.ts'
import { ViewOutlet } from './ViewOutlet.tsx'

/** What the whole frame is rendered with. */
export interface ModalProps {
  foyer: Foyer
  /** Part of the page instead of a dialog. */
  embedded: boolean
  locale: string | undefined
  translate: Translate
  motion: Motion
  isReduced(): boolean
  featureLoader: FeatureLoader
  toasts: ToastsOnDemand
  consentForm: Later<ConsentCode>
  /** Renders what the developer should know; `null` unless the option `debug` asks for it. */
  developerAlerts: Readable<ComponentType<{ foyer: Foyer }> | null>
  wallets: WalletList
  features: Readable<readonly Feature[]>
  loadFailureTexts: FeatureScope['loadFailureTexts']
}

/** Everything in the modal. It is rendered once and never again from scratch. */
export function Modal(props: ModalProps) {
  const { foyer, embedded, locale, translate, motion, isReduced, featureLoader, toasts } = props
  const { features, wallets, developerAlerts, consentForm, loadFailureTexts } = props
  const { navigation } = foyer.internals
  const options = useStore(foyer.internals.options)
  const isOpen = useSyncExternalStore(foyer.subscribe, () => foyer.getState().open)
  const routes = useStore(navigation.routes)
  const place = useStore(toasts.loaded)
  const Alerts = useStore(developerAlerts)
  const heading = useRef<HTMLHeadingElement>(null)
  const frame = useRef<DialogFrameHandle>(null)
  const framePlace = useRef<HTMLDivElement>(null)
  const headingId = useId()

  const focusHeading = useCallback(() => heading.current?.focus({ preventScroll: true }), [])
  const awaitWallet = useCallback((awaited: boolean) => frame.current?.awaitWallet(awaited), [])
  const reducedMotion = isReduced()
  const scope = useMemo<Omit<FeatureScope, 'parameters' | 'notes'>>(
    () => ({
      foyer,
      embedded,
      locale,
      reducedMotion,
      wallets,
      features,
      codes: featureLoader.codes,
      want: featureLoader.want,
      loadFailureTexts,
      consentForm,
      toast: toasts.show,
      clearToast: toasts.clear,
      awaitWallet,
      framePlace,
      focusHeading,
    }),
    [
      foyer,
      embedded,
      locale,
      reducedMotion,
      wallets,
      features,
      featureLoader,
      loadFailureTexts,
      consentForm,
      toasts,
      awaitWallet,
      focusHeading,
    ],
  )

  const top = routes.stack.at(-1)
  const manifest = manifestOf(useStore(features), top)
  const help =
    manifest?.help && navigation.has(manifest.help) && options.enableWalletGuide !== false
      ? manifest.help
      : undefined
  const canGoBack = routes.stack.length > 1
  /** Its own buttons are the only way out. */
  const isHeld = navigation.rules.get(top?.view ?? '')?.blocksClose?.(foyer.getState()) === true
  const draw = (visible: boolean): ReactNode => (
    <>
      <Header
        headingId={headingId}
        headingRef={heading}
        title={titleOf(translate, top, manifest, foyer)}
        titleHidden={manifest?.titleHidden === true}
        direction={routes.direction}
        motion={motion}
        onBack={canGoBack ? navigation.router.back : undefined}
        onHelp={help ? () => navigation.router.push(help) : undefined}
        onClose={(embedded && !canGoBack) || isHeld ? undefined : () => void foyer.close()}
      />
      {options.debug && Alerts && <Alerts foyer={foyer} />}
      {/* Ahead of the view, as what waits in a wallet comes before what else can be done. */}
      {visible && place && <place.ToastPlace toasts={place.toasts} />}
      {(visible || routes.ahead) && top && (
        <ViewOutlet
          top={top}
          direction={routes.direction}
          closing={!isOpen}
          unseen={routes.ahead}
          featureLoader={featureLoader}
          motion={motion}
          scope={scope}
          onShown={navigation.shown}
        />
      )}
    </>
  )

  return (
    <TranslateContext.Provider value={translate}>
      {embedded ? (
        <section className="card embedded" aria-labelledby={headingId}>
          {draw(isOpen)}
          <div ref={framePlace} className="frame-place" />
        </section>
      ) : (
        <DialogFrame
          handle={frame}
          isOpen={isOpen}
          labelledBy={headingId}
          motion={motion}
          focusInside={focusHeading}
          onBack={navigation.router.back}
          close={foyer.close}
          onGone={foyer.internals.preload}
          below={<div ref={framePlace} className="frame-place" />}
        >
          {draw}
        </DialogFrame>
      )}
      {!isOpen && place && <place.ToastPlace toasts={place.toasts} floating />}
    </TranslateContext.Provider>
  )
}

function manifestOf(
  features: readonly Feature[],
  route: Route | undefined,
): ViewManifest<never> | undefined {
  return route && features.find(({ views }) => route.view in views)?.views[route.view]
}

/** A title that cannot be rendered must not take the modal along; its view says what is wrong. */
function titleOf(
  words: Translate,
  route: Route | undefined,
  manifest: ViewManifest<never> | undefined,
  foyer: Foyer,
): string {
  try {
    return route && manifest ? manifest.title(words, route.parameters as never, foyer) : ''
  } catch {
    return ''
  }
}
