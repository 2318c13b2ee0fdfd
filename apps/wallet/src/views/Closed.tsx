import type { ReactNode } from 'react'

/** The page while no wallet runs in it. */
export function Closed({
  title,
  action,
  onAction,
  children,
}: {
  title: string
  action?: string
  onAction?(): void
  children?: ReactNode
}) {
  return (
    <main className="closed">
      <h1>{title}</h1>
      {children && <p>{children}</p>}
      {action && (
        <button type="button" className="primary" onClick={onAction}>
          {action}
        </button>
      )}
    </main>
  )
}
