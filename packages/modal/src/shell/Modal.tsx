import type { Foyer, Route } from '@foyer/core/client'
import { useCallback, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { copyText } from '../platform/page.ts'
import type { Room, ViewManifest } from '../room/Room.ts'
import { useStore } from '../room/RoomContext.ts'
import { Notice } from '../ui/Notice.tsx'
import { Toast } from '../ui/Toast.tsx'
import { Header } from './Header.tsx'
import { createLayer, type Layer } from './layer.ts'
import type { Motion } from './motion.ts'
import type { RoomLoader } from './rooms.ts'
import type { Toasts } from './toasts.ts'
import { ViewOutlet } from './ViewOutlet.tsx'

/** What the whole frame is drawn with. */
export interface ModalProps {
  foyer: Foyer
  locale: string | undefined
  motion: Motion
  isReduced(): boolean
  rooms: RoomLoader
  toasts: Toasts
  features: readonly Room[]
}

/** The dialog, and everything in it. It is drawn once and never again from scratch. */
export function Modal({ foyer, locale, motion, isReduced, rooms, toasts, features }: ModalProps) {
  const { navigation, alerts, options } = foyer.internals
  const isOpen = useSyncExternalStore(foyer.subscribe, () => foyer.getState().open)
  const routes = useStore(navigation.routes)
  const developerAlerts = useStore(alerts)
  const dialog = useRef<HTMLDialogElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const layer = useRef<Layer>(null)
  /** The views stay on screen until the closing animation is over. */
  const [visible, setVisible] = useState(false)
  const headingId = useId()

  const focusHeading = useCallback(() => heading.current?.focus({ preventScroll: true }), [])
  useLayoutEffect(() => {
    if (!dialog.current) return
    layer.current = createLayer(dialog.current, {
      focusInside: focusHeading,
      onCloseRequest: (request) =>
        request === 'back' ? navigation.router.back() : void foyer.close(),
    })
    return layer.current.dispose
  }, [focusHeading, foyer, navigation])

  if (isOpen && !visible) setVisible(true)
  useLayoutEffect(() => {
    const element = card.current
    if (!element || !visible) return
    if (isOpen) {
      layer.current?.open()
      motion.enter(element)
      return
    }
    let stale = false
    void motion.leave(element).then(() => {
      if (stale) return
      layer.current?.close()
      for (const animation of element.getAnimations()) animation.cancel()
      setVisible(false)
    })
    return () => {
      stale = true
    }
  }, [isOpen, visible, motion])

  const top = routes.stack.at(-1)
  const manifest = features.find(({ views }) => top && top.view in views)?.views[top?.view ?? '']
  const awaitWallet = useCallback((awaited: boolean) => layer.current?.awaitWallet(awaited), [])
  const copy = useCallback(
    (text: string) => copyText(dialog.current?.ownerDocument.defaultView as Window, text),
    [],
  )
  return (
    <dialog
      ref={dialog}
      className="layer"
      aria-labelledby={headingId}
      data-closing={!isOpen || undefined}
    >
      <div ref={card} className="card">
        <Header
          headingId={headingId}
          headingRef={heading}
          title={titleOf(top, manifest, foyer)}
          titleHidden={manifest?.titleHidden === true}
          direction={routes.direction}
          motion={motion}
          onBack={routes.stack.length > 1 ? navigation.router.back : undefined}
          onClose={() => void foyer.close()}
        />
        {options.debug && developerAlerts.length > 0 && (
          <div className="alerts">
            {developerAlerts.map(({ code, message }) => (
              <Notice key={code} tone="warn" role="alert">
                {message}
              </Notice>
            ))}
          </div>
        )}
        {visible && top && (
          <ViewOutlet
            top={top}
            direction={routes.direction}
            closing={!isOpen}
            rooms={rooms}
            motion={motion}
            focusHeading={focusHeading}
            onShown={navigation.shown}
            scope={{
              foyer,
              locale,
              reducedMotion: isReduced(),
              toast: toasts.show,
              copy,
              awaitWallet,
            }}
          />
        )}
        <ToastPlace toasts={toasts} />
      </div>
    </dialog>
  )
}

function titleOf(
  route: Route | undefined,
  manifest: ViewManifest<never> | undefined,
  foyer: Foyer,
): string {
  return route && manifest ? manifest.title(route.parameters as never, foyer) : ''
}

function ToastPlace({ toasts }: { toasts: Toasts }) {
  const { current } = useStore(toasts.store)
  return (
    <div
      className="toasts"
      onPointerEnter={() => toasts.hold(true)}
      onPointerLeave={() => toasts.hold(false)}
    >
      {current && <Toast role={current.role}>{current.text}</Toast>}
    </div>
  )
}
