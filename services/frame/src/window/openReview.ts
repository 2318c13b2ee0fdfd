import { type ReviewMessage, reviewPath } from './reviewInWindow.ts'

/** The other side: this page is the window, and its opener the frame. */
export function openReview(): void {
  const opener = window.opener as Window | null
  // In a frame it would be what it is there to replace.
  if (!opener || window.parent !== window || location.pathname !== reviewPath) return
  const { origin } = location
  const tell = (message: ReviewMessage) => opener.postMessage(message, origin)
  window.addEventListener('message', async (event: MessageEvent<ReviewMessage | null>) => {
    if (event.source !== opener || event.origin !== origin) return
    if (event.data?.type !== 'foyer-review') return
    const { approval } = event.data
    const { askApproval } = await import('../views/views.tsx')
    const isApproved = await askApproval(approval, new AbortController().signal, 'window').then(
      () => true,
      () => false,
    )
    tell({ type: 'foyer-review-answer', isApproved })
  })
  tell({ type: 'foyer-review-ready' })
}
