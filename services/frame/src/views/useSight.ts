import { type RefObject, useEffect, useState } from 'react'

/** How long something has to be in sight before it can be pressed. */
const sightMs = 500

/** Version 2 says whether something is really seen: not covered, not faded, not moved. Chromium alone has it. */
interface SeenEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean
}

/** Whether the browser can prove that something is seen. */
export const canProveSight = (): boolean =>
  'isVisible' in (globalThis.IntersectionObserverEntry?.prototype ?? {})

/**
 * Whether an element was in sight for half a second, and is: whole, uncovered, at full opacity.
 *
 * @param place a window of its own is in sight as it is: no page can cover it
 * @see https://w3c.github.io/IntersectionObserver/v2/
 */
export function useSight(
  element: RefObject<HTMLElement | null>,
  place: 'frame' | 'window' = 'frame',
): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    if (place === 'window') {
      // No press that was meant for what was there before.
      const timer = setTimeout(() => setSeen(true), sightMs)
      return () => clearTimeout(timer)
    }
    if (!canProveSight()) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const options = { threshold: [1], trackVisibility: true, delay: 100 }
    const observer = new IntersectionObserver((entries) => {
      const { isVisible, intersectionRatio } = entries.at(-1) as SeenEntry
      clearTimeout(timer)
      if (isVisible && intersectionRatio >= 1) timer = setTimeout(() => setSeen(true), sightMs)
      else setSeen(false)
    }, options as IntersectionObserverInit)
    observer.observe(current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element, place])
  return isSeen
}
