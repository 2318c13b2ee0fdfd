import type { Route } from '@foyer/core/client'
import { Component, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { LeavingContext, RoomContext, type RoomScope, useStore } from '../room/RoomContext.ts'
import { useWords } from '../room/words.ts'
import { Button } from '../ui/Button.tsx'
import { Hairline } from '../ui/Hairline.tsx'
import { Icon } from '../ui/Icon.tsx'
import { messages as words } from './messages.ts'
import type { Motion } from './motion.ts'
import type { RoomLoader } from './rooms.ts'

/** What the outlet draws with. */
export interface ViewOutletProps {
  top: Route
  direction: 'forward' | 'back'
  closing: boolean
  rooms: RoomLoader
  motion: Motion
  scope: Omit<RoomScope, 'parameters'>
  focusHeading(): void
  onShown(routeKey: number): void
}

const focusable = 'button:not(:disabled),a[href],input:not(:disabled),[tabindex="0"]'
const controlsOf = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLElement>(focusable)]

/**
 * The place where views come and go. The next view is there at once, under the one that leaves, so
 * that a press has its effect before any animation.
 */
export function ViewOutlet(props: ViewOutletProps) {
  const { top, direction, closing, rooms, motion, scope, focusHeading, onShown } = props
  const [pair, setPair] = useState<{ current: Route; leaving: Route | null }>({
    current: top,
    leaving: null,
  })
  if (pair.current !== top)
    setPair({ current: top, leaving: pair.current.key === top.key ? pair.leaving : pair.current })
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

    const shared = shareOf(old, next)
    for (const { from, element } of shared) motion.travel(element, from)
    motion.viewIn(next, towards)
    void motion
      .viewOut(old, towards)
      .then(() =>
        setPair((latest) =>
          latest.leaving === leaving ? { current: latest.current, leaving: null } : latest,
        ),
      )
  }, [pair, direction, motion, focusHeading])

  // The height follows whatever the view on screen becomes.
  useLayoutEffect(() => {
    const frame = frames.current.get(pair.current.key)
    const box = container.current
    const view = box?.ownerDocument.defaultView
    if (!frame || !box || !view) return
    let heightPx = box.getBoundingClientRect().height
    const observer = new view.ResizeObserver(() => {
      const next = frame.getBoundingClientRect().height
      if (Math.abs(next - heightPx) >= 1 && heightPx > 0) motion.height(box, heightPx, next)
      heightPx = next
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [pair.current.key, motion])

  const { current, leaving } = pair
  const isLeaving = (route: Route) => closing || route !== current
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: takes note of the focus on its controls
    <div ref={container} className="views" onFocus={rememberFocus}>
      {[...(leaving ? [leaving] : []), current].map((route) => (
        <ViewFrame
          key={route.key}
          route={route}
          leaving={isLeaving(route)}
          rooms={rooms}
          scope={scope}
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
  rooms,
  scope,
  onShown,
  frameRef,
}: {
  route: Route
  leaving: boolean
  rooms: RoomLoader
  scope: ViewOutletProps['scope']
  onShown(routeKey: number): void
  frameRef(frame: HTMLDivElement | null): void
}) {
  const code = useStore(rooms.codes)[route.view] ?? { status: 'loading' }
  useLayoutEffect(() => rooms.want(route.view), [rooms, route.view])
  const settled = code.status !== 'loading'
  useLayoutEffect(() => {
    if (settled && !leaving) onShown(route.key)
  }, [settled, leaving, onShown, route.key])
  const { parameters } = route
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scope's members are stable
  const roomScope = useMemo<RoomScope>(
    () => ({ ...scope, parameters }),
    [parameters, scope.reducedMotion],
  )
  const View = code.status === 'ready' ? code.View : null
  // The same element as long as it is the same view: one that leaves is not drawn again.
  const content = useMemo(
    () =>
      View && (
        <RoomContext.Provider value={roomScope}>
          <Guard>
            <View />
          </Guard>
        </RoomContext.Provider>
      ),
    [View, roomScope],
  )
  return (
    <div ref={frameRef} className="view" data-leaving={leaving || undefined}>
      {code.status === 'loading' && <Hairline />}
      {code.status === 'failed' && (
        <Trouble kind="loadFailed" retry={() => rooms.want(route.view)} />
      )}
      <LeavingContext.Provider value={leaving}>{content}</LeavingContext.Provider>
    </div>
  )
}

/** Keeps a view that throws from taking the modal, or the host, along. */
class Guard extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? (
      <Trouble kind="broken" retry={() => this.setState({ broken: false })} />
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

/** Elements that mean the same thing in both views, with the place each is coming from. */
function shareOf(old: Element, next: Element) {
  const places = new Map<string, DOMRect>()
  for (const element of old.querySelectorAll<HTMLElement>('[data-shared]'))
    places.set(element.dataset.shared ?? '', element.getBoundingClientRect())
  return [...next.querySelectorAll<HTMLElement>('[data-shared]')].flatMap((element) => {
    const from = places.get(element.dataset.shared ?? '')
    return from ? [{ element, from }] : []
  })
}
