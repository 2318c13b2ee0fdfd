import { minRetryIntervalMs, type RemoteLink } from '@foyer/core/client'
import { useEffect, useReducer, useRef } from 'react'
import { useFeature } from '../../../feature/FeatureContext.ts'
import { useRepeatedly } from '../../../feature/laterHooks.ts'
import { isOnline, watchOnline } from '../../../platform/watchPage.ts'
import { readLink, readTrouble, type ShownLink, type Trouble } from '../link.ts'

/** The link at hand as it is to be shown, second by second. */
export function useLink(
  remote: RemoteLink | null,
  /** The application's own, which stays as it is. */
  given: string | undefined,
): { link: ShownLink; trouble: Trouble | null; renew: (() => void) | null } {
  const { clock, window } = useFeature().foyer.internals.platform
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const lostAtMs = useRef<number | null>(clock.now())
  const lastRenewalMs = useRef(Number.NEGATIVE_INFINITY)
  useRepeatedly(1_000, redraw)
  useEffect(() => watchOnline(window, redraw), [window])
  useEffect(() => {
    if (!remote) return
    const update = () => {
      const isLost = remote.relay.getState().status !== 'connected'
      lostAtMs.current = isLost ? (lostAtMs.current ?? clock.now()) : null
      redraw()
    }
    update()
    const stops = [remote.pairing.subscribe(update), remote.relay.subscribe(update)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [remote, clock])

  if (given !== undefined)
    return { link: { status: 'ready', uri: given, left: null }, trouble: null, renew: null }
  const nowMs = clock.now()
  return {
    link: readLink(remote?.pairing.getState() ?? { status: 'none' }, nowMs),
    trouble: readTrouble({
      relay: remote?.relay.getState() ?? { status: 'idle' },
      isOnline: isOnline(window),
      lostAtMs: lostAtMs.current,
      nowMs,
    }),
    renew() {
      if (clock.elapsed() - lastRenewalMs.current < minRetryIntervalMs) return
      lastRenewalMs.current = clock.elapsed()
      remote?.renew()
    },
  }
}
