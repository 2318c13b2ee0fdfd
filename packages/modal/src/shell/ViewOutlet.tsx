import type { Route } from '@foyer/core/client'
import { Button, Hairline, Icon, useWords } from '@foyer/ui'
import { Component, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  FeatureContext,
  type FeatureScope,
  OnScreenContext,
  useStore,
} from '../feature/FeatureContext.ts'
import { beforeFrame } from '../platform/page.ts'
import type { FeatureLoader } from './featureLoader.ts'
import { messages as words } from './messages.ts'
import type { Motion } from './motion.ts'

/** What the outlet renders with. */
export interface ViewOutletProps {
  top: Route
  direction: 'forward' | 'back'
  closing: boolean
  /** Rendered ahead of time: whatever comes in its place comes without a transition. */
  unseen: boolean
  featureLoader: FeatureLoader
  motion: Motion
  scope: Omit<FeatureScope, 'parameters' | 'notes'>
  onShown(routeKey: number): void
}

interface Pair {
  readonly current: Route
  readonly leaving: Route | null
  readonly unseen: boolean
}

const focusable = 'button:not(:disabled),a[href],input:not(:disabled),[tabindex="0"]'
const controlsOf = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLElement>(focusable)]

/**
 * The place where views come and go. The next view is there at once, under the one that leaves, so
 * that a press has its effect before any animation.
 */
export function ViewOutlet(props: ViewOutletProps) {
  const { top, direction, closing, unseen, featureLoader, motion, scope, onShown } = props
  const { focusHeading } = scope
  const [pair, setPair] = useState<Pair>({
    current: top,
    leaving: null,
    unseen,
  })
  if (pair.current !== top || pair.unseen !== unseen)
    setPair({
      current: top,
      leaving:
        pair.current.key === top.key ? pair.leaving : unseen || pair.unseen ? null : pair.current,
      unseen,
    })
  const container = useRef<HTMLDivElement>(null)
  const frames = useRef(new Map<number, HTMLDivElement>())
  /** Which control of a view had the focus last, so that stepping back lands on it. */
  const lastFocus = useRef(new Map<number, number>())
  const rememberFocus = ({ target }: { target: EventTarget }) => {
    const frame = frames.current.get(pair.current.key)
    const index = frame ? controlsOf(frame).indexOf(target as HTMLElement) : -1
    if (index >= 0) lastFocus.current.set(pair.current.key, index)
  }

  useLayoutEffect(() => {
    const { current, leaving } = pair
    const next = frames.current.get(current.key)
    const old = leaving && frames.current.get(leaving.key)
    if (!next || !old) return
    const towards = direction === 'back' ? -1 : 1
    const pressed = direction === 'back' ? lastFocus.current.get(current.key) : undefined
    const control = pressed === undefined ? undefined : controlsOf(next)[pressed]
    if (control) control.focus({ preventScroll: true })
    else focusHeading()

    const move = () => {
      const shared = shareOf(old, next)
      motion.viewIn(next, towards)
      for (const { element, from, to } of shared) motion.travel(element, from, to)
      void motion
        .viewOut(old, towards)
        .then(() =>
          setPair((latest) => (latest.leaving === leaving ? { ...latest, leaving: null } : latest)),
        )
    }
    // A wallet that answers at once changes the view again before it is seen.
    return beforeFrame(old.ownerDocument.defaultView as Window, move)
  }, [pair, direction, motion, focusHeading])

  const lastHeightPx = useRef(0)
  // The height follows whatever the view on screen becomes.
  useLayoutEffect(() => {
    const frame = frames.current.get(pair.current.key)
    const box = container.current
    const view = box?.ownerDocument.defaultView
    if (!frame || !box || !view) return
    // Told once at the start, too, right after the browser's own layout: reading costs nothing then.
    const observer = new view.ResizeObserver(() => {
      const next = frame.getBoundingClientRect().height
      const now = box.getBoundingClientRect().height
      // The box is as high as the view, unless it is still on its way there.
      const from = Math.abs(now - next) >= 1 ? now : lastHeightPx.current
      // Nothing has a height once the dialog is closed, and nothing grows from there when it opens again.
      const isSeen = next > 0 && from > 0
      if (Math.abs(next - from) >= 1 && isSeen) motion.height(box, from, next)
      lastHeightPx.current = next
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [pair.current.key, motion])

  const { current, leaving } = pair
  const isLeaving = (route: Route) => (closing && !unseen) || route !== current
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: takes note of the focus on its controls
    <div ref={container} className="views" onFocus={rememberFocus}>
      {[...(leaving ? [leaving] : []), current].map((route) => (
        <ViewFrame
          key={route.key}
          route={route}
          leaving={isLeaving(route)}
          unseen={unseen}
          featureLoader={featureLoader}
          scope={scope}
          loadingPx={lastHeightPx.current}
          onShown={onShown}
          frameRef={(frame) => {
            if (!frame) return void frames.current.delete(route.key)
            frames.current.set(route.key, frame)
            // As a property: React 18 drops `inert={true}`, and React 19 drops `inert=""`.
            frame.inert = isLeaving(route)
          }}
        />
      ))}
    </div>
  )
}

function ViewFrame({
  route,
  leaving,
  unseen,
  featureLoader,
  scope,
  loadingPx,
  onShown,
  frameRef,
}: {
  route: Route
  leaving: boolean
  unseen: boolean
  featureLoader: FeatureLoader
  scope: ViewOutletProps['scope']
  /** As high as the view before it, until there is something to show. */
  loadingPx: number
  onShown(routeKey: number): void
  frameRef(frame: HTMLDivElement | null): void
}) {
  const code = useStore(featureLoader.codes)[route.view] ?? { status: 'loading' }
  useLayoutEffect(() => featureLoader.want(route.view), [featureLoader, route.view])
  const settled = code.status !== 'loading'
  const onScreen = settled && !leaving && !unseen
  useLayoutEffect(() => {
    if (onScreen) onShown(route.key)
  }, [onScreen, onShown, route.key])
  const { parameters, notes, view } = route
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scope's members are stable
  const featureScope = useMemo<FeatureScope>(
    () => ({ ...scope, parameters, notes }),
    [parameters, notes, scope.reducedMotion],
  )
  const View = code.status === 'ready' ? code.View : null
  // The same element as long as it is the same view: one that leaves is not rendered again.
  const content = useMemo(
    () =>
      View && (
        <FeatureContext.Provider value={featureScope}>
          <Guard
            onRetry={featureScope.focusHeading}
            onBroken={(error) =>
              featureScope.foyer.internals.track('INTERNAL_SDK_ERROR', {
                errorType: error.name,
                errorMessage: error.message,
                view,
              })
            }
          >
            <View />
          </Guard>
        </FeatureContext.Provider>
      ),
    [View, featureScope, view],
  )
  // Inert says it to browsers; not every reader of names and roles has heard of that.
  return (
    <div
      ref={frameRef}
      className="view"
      aria-hidden={leaving || undefined}
      style={{ minBlockSize: settled ? '' : loadingPx }}
    >
      {code.status === 'loading' && <Hairline />}
      {code.status === 'failed' && (
        <Trouble
          kind="loadFailed"
          retry={() => {
            featureLoader.want(route.view)
            scope.focusHeading()
          }}
        />
      )}
      <OnScreenContext.Provider value={onScreen}>{content}</OnScreenContext.Provider>
    </div>
  )
}

/** Keeps a view that throws from taking the modal, or the host, along. */
class Guard extends Component<
  { children: ReactNode; onRetry(): void; onBroken(error: Error): void },
  { broken: boolean }
> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onBroken(thrown instanceof Error ? thrown : new Error(String(thrown)))
  }

  override render() {
    return this.state.broken ? (
      <Trouble
        kind="broken"
        retry={() => {
          this.setState({ broken: false })
          this.props.onRetry()
        }}
      />
    ) : (
      this.props.children
    )
  }
}

function Trouble({ kind, retry }: { kind: 'loadFailed' | 'broken'; retry(): void }) {
  const messages = useWords(words)
  return (
    <div className="empty" role="alert">
      <span className="empty-icon">
        <Icon name="warning" size={20} />
      </span>
      <h2>{messages[`${kind}Title`]}</h2>
      <p>{messages[`${kind}Text`]}</p>
      <Button icon={<Icon name="refresh" size={18} />} onClick={retry}>
        {messages.tryAgain}
      </Button>
    </div>
  )
}

/** Elements that mean the same thing in both views, with the places each comes from and goes to. */
function shareOf(old: Element, next: Element) {
  const places = new Map<string, DOMRect>()
  for (const element of old.querySelectorAll<HTMLElement>('[data-shared]'))
    places.set(element.dataset.shared ?? '', element.getBoundingClientRect())
  return [...next.querySelectorAll<HTMLElement>('[data-shared]')].flatMap((element) => {
    const from = places.get(element.dataset.shared ?? '')
    return from ? [{ element, from, to: element.getBoundingClientRect() }] : []
  })
}
