import { createPlace, setScene } from '../views/createPlace.ts'
import { channelOf, type ReviewMessage, reviewPath } from './reviewInWindow.ts'

/** The other side: this page is the window that a frame opened. */
export function openReview(): void {
  const id = location.hash.slice(1)
  // In a frame it would be what it is there to replace.
  if (window.parent !== window || location.pathname !== reviewPath || !/^[\w-]{36}$/.test(id))
    return
  const opener = window.opener as Window | null
  const { origin } = location
  const channel = channelOf(id)
  const tell = (message: ReviewMessage) => {
    // The one that is cut off is heard by nobody.
    opener?.postMessage(message, origin)
    channel.postMessage(message)
  }
  let isShown = false
  const take = async (message: ReviewMessage | null) => {
    if (message?.type !== 'foyer-review' || isShown) return
    isShown = true
    const { askApproval } = await import('../views/ApprovalView.tsx')
    const place = createPlace()
    place.follow(message.look)
    const { signal } = new AbortController()
    const isApproved = await askApproval(
      await setScene(place),
      message.approval,
      signal,
      'window',
    ).then(
      () => true,
      () => false,
    )
    tell({ type: 'foyer-review-answer', isApproved })
    window.close()
  }
  channel.onmessage = ({ data }) => void take(data)
  window.addEventListener('message', ({ source, origin: of, data }) => {
    if (opener && source === opener && of === origin) void take(data)
  })
  tell({ type: 'foyer-review-ready' })
}
