import { type RefObject, useEffect } from 'react'

/** Calls back once, when the element comes on screen. */
export function useVisible(
  element: RefObject<Element | null>,
  callback: (() => void) | undefined,
): void {
  useEffect(() => {
    if (!callback || !element.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, callback])
}
