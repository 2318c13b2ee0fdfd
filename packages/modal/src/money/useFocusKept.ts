import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a panel whose field makes way for what was entered, and comes back when that is cleared:
 * what has the focus goes with it, and a user of the keyboard would begin anew at the top.
 */
export function useFocusKept(isEntered: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(isEntered)
  useLayoutEffect(() => {
    const { current } = panel
    if (!current || before.current === isEntered) return
    before.current = isEntered
    const { activeElement, body } = current.ownerDocument
    if (activeElement === body) (current.querySelector('input') ?? current).focus()
  }, [isEntered])
  return panel
}
