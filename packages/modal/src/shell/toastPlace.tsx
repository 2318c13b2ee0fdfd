import type { Navigation } from '@foyer/core/client'
import type { Clock } from '@foyer/core/platform'
import { Toast, toastStyles as toast } from '@foyer/ui'
import { useLayoutEffect, useRef } from 'react'
import { useStore } from '../feature/FeatureContext.ts'
import place from './toast-place.css?inline'
import { createToasts, type Toasts } from './toasts.ts'

/**
 * Everything that the first message needs.
 *
 * @param parameters.routes a message goes with the view that it is read in: the one that is there once the message is
 */
export function createToastPlace({
  clock,
  routes,
}: {
  clock: Clock
  routes: Navigation['routes']
}) {
  const toasts = createToasts(clock)
  const onTop = () => routes.getState().stack.at(-1)?.key
  let read = onTop()
  const stop = routes.subscribe(({ ahead }) => {
    // What is rendered unseen takes nothing away from the page.
    if (ahead || onTop() === read) return
    read = onTop()
    toasts.clear()
  })
  return { toasts, stop, ToastPlace, styles: toast + place }
}

/**
 * Where the short messages stand: in the modal while it is open, and above the page as a popover
 * while it is not.
 */
function ToastPlace({ toasts, floating = false }: { toasts: Toasts; floating?: boolean }) {
  const { current, offer } = useStore(toasts.store)
  const place = useRef<HTMLDivElement>(null)
  const shown = current !== null || offer !== null
  useLayoutEffect(() => {
    if (floating && shown) place.current?.showPopover?.()
  }, [floating, shown])
  // A pointer does not leave what is taken away under it.
  useLayoutEffect(() => () => toasts.hold(false), [toasts])
  if (floating && !shown) return null
  return (
    <div
      ref={place}
      className="toasts"
      {...(floating && { popover: 'manual' as const })}
      // A pointer that only rests where the message appears, as on the button of before, is nobody who reads.
      onPointerMove={() => toasts.hold(true)}
      onPointerLeave={() => toasts.hold(false)}
    >
      {offer}
      {current && <Toast role={current.role}>{current.text}</Toast>}
    </div>
  )
}
