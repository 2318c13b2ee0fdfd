import { useRef, useState } from 'react'
import { useWhileOnScreen } from '../../../feature/FeatureContext.ts'
import type { SmallHeader, SmallHeaderProps } from './SmallHeader.tsx'

/** From here on what says whose account it is has left the view. */
const smallFromPx = 120

/** Puts whose account it is into the header of the card while the view is scrolled past its own place. */
export function HeaderOnScroll(props: SmallHeaderProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState<Element | null>(null)
  const [code, setCode] = useState<{ readonly SmallHeader: typeof SmallHeader }>()
  useWhileOnScreen(() => {
    const view = anchor.current?.closest('.view')
    const follow = () => {
      const isPast = (view?.scrollTop ?? 0) > smallFromPx
      setPlace((isPast && view?.closest('.card')?.querySelector('.header-title')) || null)
      // Without it the header stays empty, as it is further up.
      if (isPast) import('./SmallHeader.tsx').then(setCode, () => {})
    }
    follow()
    view?.addEventListener('scroll', follow, { passive: true })
    return () => {
      view?.removeEventListener('scroll', follow)
      setPlace(null)
    }
  })
  return (
    <span ref={anchor} hidden>
      {code && place && <code.SmallHeader {...props} place={place} />}
    </span>
  )
}
