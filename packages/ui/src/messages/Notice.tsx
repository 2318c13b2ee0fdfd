import type { ReactNode } from 'react'
import { Icon, type IconName } from '../images/Icon.tsx'
import noticeCss from './notice.css?inline'

/** The style of {@link Notice}: add it to the sheet of the page or shadow root that renders it. */
export const noticeStyles: string = noticeCss

export type NoticeProps = {
  tone?: 'info' | 'success' | 'warn' | 'danger' | undefined
  icon?: IconName | undefined
  /** Set when it appears in answer to something, so that it is read at once. */
  role?: 'alert' | 'status' | undefined
  children: ReactNode
}

const icons: Record<NonNullable<NoticeProps['tone']>, IconName> = {
  info: 'help',
  success: 'check',
  warn: 'warning',
  danger: 'warning',
}

/**
 * A sentence that stays: what happened, what it means, what to do next.
 *
 * @example
 * <Notice tone="warn" role="alert">You are offline. Nothing was sent.</Notice>
 */
export function Notice({ tone = 'info', icon = icons[tone], role, children }: NoticeProps) {
  return (
    <div className="notice" role={role} data-tone={tone}>
      <Icon name={icon} size={18} />
      <div>{children}</div>
    </div>
  )
}
