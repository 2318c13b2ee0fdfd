import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

/** A dialog above everything; it begins at its title, so that no press is meant for a button by accident. */
export function Dialog({
  title,
  onCancel,
  children,
}: {
  title: string
  /** Escape. */
  onCancel(): void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    heading.current?.focus()
    // Closed before it is removed: that is how focus finds back.
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      // A second Escape closes whatever `cancel` says; then that was the answer.
      onClose={onCancel}
    >
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
