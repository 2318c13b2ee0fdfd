import { useLayoutEffect, useRef } from 'react'
import { useStore } from '../feature/FeatureContext.ts'
import { Toast } from '../ui/messages/Toast.tsx'
import type { Toasts } from './toasts.ts'

/**
 * Where the short messages stand: in the modal while it is open, and above the page as a popover
 * while it is not.
 */
export function ToastPlace({ toasts, floating = false }: { toasts: Toasts; floating?: boolean }) {
  const { current, offer } = useStore(toasts.store)
  const place = useRef<HTMLDivElement>(null)
  const shown = current !== null || offer !== null
  useLayoutEffect(() => {
    if (floating && shown) place.current?.showPopover?.()
  }, [floating, shown])
  if (floating && !shown) return null
  return (
    <div
      ref={place}
      className="toasts"
      {...(floating && { popover: 'manual' as const })}
      onPointerEnter={() => toasts.hold(true)}
      onPointerLeave={() => toasts.hold(false)}
    >
      {offer}
      {current && <Toast role={current.role}>{current.text}</Toast>}
    </div>
  )
}
