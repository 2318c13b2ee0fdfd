import { useEffect, useState } from 'react'

/** Less than that is not whole; frames stand between two pixels as well. */
const wholeRatio = 0.98
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
 * Whether the frame was in sight for half a second, and is: whole, uncovered, at full opacity. All of it, as what is approved
 * is read above the button: a page that leaves the button alone in sight would have its user approve something else.
 *
 * @param place a window of its own is in sight as it is: no page can cover it
 * @see https://w3c.github.io/IntersectionObserver/v2/
 */
export function useSight(place: 'frame' | 'window' = 'frame'): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (place === 'window') {
      // No press that was meant for what was there before.
      const timer = setTimeout(() => setSeen(true), sightMs)
      return () => clearTimeout(timer)
    }
    if (!canProveSight()) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const all = document.createElement('div')
    all.style.cssText = 'position: fixed; inset: 0; z-index: 1; pointer-events: none'
    document.body.append(all)
    const options = { threshold: [wholeRatio], trackVisibility: true, delay: 100 }
    const observer = new IntersectionObserver((entries) => {
      const { isVisible, intersectionRatio } = entries.at(-1) as SeenEntry
      clearTimeout(timer)
      if (isVisible && intersectionRatio >= wholeRatio)
        timer = setTimeout(() => setSeen(true), sightMs)
      else setSeen(false)
    }, options as IntersectionObserverInit)
    observer.observe(all)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      all.remove()
    }
  }, [place])
  return isSeen
}
