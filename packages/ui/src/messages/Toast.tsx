import type { ReactNode } from 'react'
import { Icon, type IconName } from '../images/Icon.tsx'
import toastCss from './toast.css?inline'

/** The style of {@link Toast}: add it to the sheet of the page or shadow root that renders it. */
export const toastStyles: string = toastCss

export type ToastProps = {
  /** `alert` interrupts a screen reader; keep it for what went wrong. */
  role: 'status' | 'alert'
  icon?: IconName | undefined
  children: ReactNode
}

/**
 * One sentence in passing. Only its look: how long it stays is the shell's business.
 *
 * @example
 * <Toast role="status">Transaction started</Toast>
 */
export function Toast({ role, icon, children }: ToastProps) {
  return (
    <div className="toast" role={role} data-done={(!icon && role === 'status') || undefined}>
      <Icon name={icon ?? (role === 'alert' ? 'warning' : 'check')} size={18} />
      <span>{children}</span>
    </div>
  )
}
