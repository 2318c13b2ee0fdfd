import type { Motion } from './motion.ts'

/** Dragged further than this share of its height, or faster than this, a sheet goes. */
const dismissShare = 0.25
const dismissPxPerMs = 0.5
/** Upwards it gives way a little, to show that it is held. */
const rubberBand = 0.2
/** Less than this is a tap. */
const slopPx = 6

/** Where a finger or pointer came down, and whether the sheet follows it yet. */
interface Grip {
  readonly x: number
  readonly y: number
  readonly atMs: number
  readonly pointerId: number
  /** What a finger may be scrolling instead; `null` when the head is held. */
  readonly scroller: Element | null
  held: boolean
}

/**
 * Lets a user pull the sheet down by its head, or with a finger by its content while that is
 * scrolled to the top. Where the card is no sheet, or closing is refused, it goes back to its place.
 */
export function makeDraggable(
  card: HTMLElement,
  { motion, close }: { motion: Motion; close(): Promise<boolean> },
): () => void {
  const view = card.ownerDocument.defaultView
  let start: Grip | null = null
  let offsetPx = 0
  const isSheet = () => view?.matchMedia('(max-width: 480px)').matches === true
  const place = (px: number) => {
    offsetPx = px
    card.style.transform = px === 0 ? '' : `translateY(${px}px)`
  }
  const onDown = (event: PointerEvent) => {
    const target = event.target as Element
    if (!isSheet() || !event.isPrimary) return
    const byHead = target.closest('.header, .grabber') && !target.closest('.icon-button')
    const scroller = event.pointerType === 'touch' ? target.closest('.view') : null
    if (!byHead && (!scroller || target.closest('input'))) return
    const { clientX: x, clientY: y, timeStamp: atMs, pointerId } = event
    start = { x, y, atMs, pointerId, scroller: byHead ? null : scroller, held: Boolean(byHead) }
  }
  /** Scrolling and pulling begin alike; the first move says which it is, and only it can choose. */
  const onTouchMove = (event: TouchEvent) => {
    if (!start?.scroller) return
    const [touch] = event.touches
    if (!start.held && touch) {
      const downPx = touch.clientY - start.y
      const isPull = downPx > Math.abs(touch.clientX - start.x) && start.scroller.scrollTop <= 0
      if (event.touches.length === 1 && isPull && event.cancelable) start.held = true
      else start = null
    }
    if (start?.held) event.preventDefault()
  }
  const onMove = (event: PointerEvent) => {
    if (!start?.held || event.pointerId !== start.pointerId) return
    const movedPx = event.clientY - start.y
    if (offsetPx === 0 && Math.abs(movedPx) < slopPx) return
    card.setPointerCapture(event.pointerId)
    place(movedPx < 0 ? movedPx * rubberBand : movedPx)
  }
  const onUp = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointerId) return
    const speed = offsetPx / Math.max(1, event.timeStamp - start.atMs)
    const far = offsetPx > card.getBoundingClientRect().height * dismissShare
    const from = offsetPx
    start = null
    if (from === 0) return
    if (event.type !== 'pointercancel' && (far || (speed > dismissPxPerMs && from > slopPx)))
      void close().then((closed) => {
        place(0)
        if (!closed) motion.settleSheet(card, from)
      })
    else {
      place(0)
      motion.settleSheet(card, from)
    }
  }
  card.addEventListener('pointerdown', onDown)
  card.addEventListener('touchmove', onTouchMove, { passive: false })
  card.addEventListener('pointermove', onMove)
  card.addEventListener('pointerup', onUp)
  card.addEventListener('pointercancel', onUp)
  return () => {
    card.removeEventListener('pointerdown', onDown)
    card.removeEventListener('touchmove', onTouchMove)
    card.removeEventListener('pointermove', onMove)
    card.removeEventListener('pointerup', onUp)
    card.removeEventListener('pointercancel', onUp)
  }
}
