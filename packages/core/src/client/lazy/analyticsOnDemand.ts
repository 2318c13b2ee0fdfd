import { lazy } from '../../primitives/lazy.ts'
import type { AnalyticsPage, Sighting } from '../analytics/analytics.ts'
import { namesService } from '../backend/namesService.ts'
import type { Foyer } from '../contract/Foyer.ts'

/** More steps than these wait for nobody: the backend is slow, or its code did not come. */
const queueLimit = 100

/**
 * Tells the backend which steps users take, from now until the returned function is called. The
 * backend decides first whether it wants to know. Does nothing without the service, a project id,
 * with `features.analytics: false`, or when the user's browser asks not to be followed; the code
 * that sends is loaded only if none of this holds.
 *
 * @example
 * import { startAnalytics } from '@foyer/core/client'
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 *
 * const foyer = createFoyer({ projectId: 'shop', networks: [mainnet], backend: 'https://foyer.example' })
 * const stop = startAnalytics(foyer, {
 *   url: () => 'https://shop.example/',
 *   refusesTracking: false,
 *   ready: Promise.resolve(),
 * })
 */
export function startAnalytics(foyer: Foyer, page: AnalyticsPage): () => void {
  const { analytics, options } = foyer.internals
  if (!namesService(options.getState(), 'analytics') || page.refusesTracking) return () => {}
  const ends = new AbortController()
  const { signal } = ends
  const queue: Sighting[] = []
  const isWanted = () =>
    analytics.verdict !== 'no' && options.getState().features?.analytics !== false
  const loadSender = lazy(async () => {
    await page.ready
    const { createSender } = await import('../analytics/analytics.ts')
    return createSender({ foyer, page, queue, isWanted, signal })
  })
  const stopListening = foyer.onEvent((event) => {
    if (event.type !== 'track' || !isWanted() || queue.length >= queueLimit) return
    queue.push({ event, pageUrl: page.url() })
    loadSender().then(
      (send) => (send ?? stop)(),
      // Without its code nothing can be sent. That is no concern of anybody who looks at the page.
      stop,
    )
  })
  const stop = () => {
    ends.abort()
    stopListening()
  }
  return stop
}
