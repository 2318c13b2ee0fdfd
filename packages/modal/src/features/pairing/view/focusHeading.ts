import type { MouseEvent } from 'react'

/** What was pressed is about to go: who uses keys goes on from the title, as in a view just opened. */
export function focusHeading({ currentTarget }: MouseEvent<HTMLElement>): void {
  const dialog = currentTarget.closest('[role="dialog"],dialog,.card')
  dialog?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
