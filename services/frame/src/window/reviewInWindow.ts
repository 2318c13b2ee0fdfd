import type { Approval } from '../approve/Approval.ts'

/** Of the window in which a request is reviewed. Nobody else is on this origin. */
export const reviewPath = '/review'

/** Between the frame and its window, both of one origin. */
export type ReviewMessage =
  | { readonly type: 'foyer-review-ready' }
  | { readonly type: 'foyer-review'; readonly approval: Approval }
  | { readonly type: 'foyer-review-answer'; readonly isApproved: boolean }

/** How often is looked whether the window was closed. */
const lookMs = 500

/**
 * Shows a request in a window of its own, which no page can cover: where the browser cannot prove that a frame is seen.
 * Call it in a press.
 *
 * @returns what its user said; `null` when the window was closed, or the browser lets none open
 */
export function reviewInWindow(approval: Approval, signal: AbortSignal): Promise<boolean | null> {
  const { origin } = location
  const opened = window.open(`${origin}${reviewPath}`, '_blank', 'popup,width=420,height=680')
  if (!opened) return Promise.resolve(null)
  return new Promise((resolve) => {
    const end = (answer: boolean | null) => {
      clearInterval(looking)
      window.removeEventListener('message', take)
      signal.removeEventListener('abort', giveUp)
      opened.close()
      resolve(answer)
    }
    const giveUp = () => end(null)
    const take = (event: MessageEvent<ReviewMessage | null>) => {
      if (event.source !== opened || event.origin !== origin) return
      const { data } = event
      if (data?.type === 'foyer-review-ready')
        opened.postMessage({ type: 'foyer-review', approval } satisfies ReviewMessage, origin)
      if (data?.type === 'foyer-review-answer') end(data.isApproved === true)
    }
    const looking = setInterval(() => {
      if (opened.closed) end(null)
    }, lookMs)
    window.addEventListener('message', take)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}
