import type { Approval } from '../approve/Approval.ts'
import type { Look } from '../views/createPlace.ts'

/** Of the window in which a request is reviewed. Nobody else is on this origin. */
export const reviewPath = '/review'

/** What is reviewed, and how it looks. */
export interface Review {
  readonly approval: Approval
  readonly look: Look
}

/** Between the frame and its window, both of one origin. */
export type ReviewMessage =
  | { readonly type: 'foyer-review-ready' }
  | ({ readonly type: 'foyer-review' } & Review)
  | { readonly type: 'foyer-review-answer'; readonly isApproved: boolean }

/** How often is looked whether the window was closed. */
const lookMs = 500
/** A window that cannot be told from one that was blocked says by then that it is there. */
const readyMs = 5_000

/** Both know it, and nobody else: it stands in the window's address. */
export const channelOf = (id: string) => new BroadcastChannel(`foyer-review ${id}`)

/**
 * Shows a request in a window of its own, which no page can cover: where the browser cannot prove that a frame is seen.
 * Call it in a press. Frame and window talk as opener and opened; where a page cuts that off
 * (`Cross-Origin-Opener-Policy`), over a channel that a frame of the same site shares with its windows.
 *
 * @returns what its user said; `null` when the window was closed, or the browser lets none open
 */
export function reviewInWindow(review: Review, signal: AbortSignal): Promise<boolean | null> {
  const { origin } = location
  const id = crypto.randomUUID()
  const channel = channelOf(id)
  const opened = window.open(`${origin}${reviewPath}#${id}`, '_blank', 'popup,width=420,height=680')
  return new Promise((resolve) => {
    const startedMs = performance.now()
    let isReady = false
    const end = (answer: boolean | null) => {
      clearInterval(looking)
      channel.close()
      window.removeEventListener('message', takeFromWindow)
      signal.removeEventListener('abort', giveUp)
      opened?.close()
      resolve(answer)
    }
    const giveUp = () => end(null)
    const take = (data: ReviewMessage | null, tell: (message: ReviewMessage) => void) => {
      if (data?.type === 'foyer-review-ready') {
        isReady = true
        tell({ type: 'foyer-review', ...review })
      }
      if (data?.type === 'foyer-review-answer') end(data.isApproved === true)
    }
    const takeFromWindow = ({ source, origin: of, data }: MessageEvent<ReviewMessage | null>) => {
      if (opened && source === opened && of === origin)
        take(data, (message) => opened.postMessage(message, origin))
    }
    channel.onmessage = ({ data }) => take(data, (message) => channel.postMessage(message))
    const looking = setInterval(() => {
      const isLate = !isReady && performance.now() - startedMs > readyMs
      if (opened ? opened.closed : isLate) end(null)
    }, lookMs)
    window.addEventListener('message', takeFromWindow)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}
