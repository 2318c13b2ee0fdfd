import type { LinkWindow } from '@foyer/core/platform'
import { openLink } from '@foyer/core/platform'
import { useEffect, useRef, useState } from 'react'
import { useFeature } from '../../../feature/FeatureContext.ts'
import { watchDeparture } from '../../../platform/watchPage.ts'
import type { Opening } from '../ways.ts'

/** An app that opens covers the page by then. */
const arrivalMs = 1_500

/** How far opening the wallet got. */
type OpeningStatus = 'idle' | 'opening' | 'arrived' | 'stuck'

/** Opens the wallet, and notices whether anything came of it. */
export function useOpening(choose: (app: string) => void): {
  status: OpeningStatus
  view: LinkWindow
  /** Has to be called in the turn of a press. */
  open(opening: Opening): void
} {
  const { clock, window } = useFeature().foyer.internals.platform
  const [status, setStatus] = useState<OpeningStatus>('idle')
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const view = window as unknown as LinkWindow
  return {
    status,
    view,
    open({ link, app }) {
      stop.current()
      const settle = (outcome: OpeningStatus) => {
        stop.current()
        setStatus(outcome)
      }
      const stops = [
        watchDeparture(window, () => settle('arrived')),
        clock.after(arrivalMs, () => settle('stuck')),
      ]
      stop.current = () => {
        for (const end of stops) end()
      }
      setStatus('opening')
      choose(app)
      openLink(view, link)
    },
  }
}
