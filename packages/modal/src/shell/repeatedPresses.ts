/** A press that follows this soon, at the same place, was meant for what was there before. */
const sameGestureMs = 150
/** No system takes presses further apart than this for one double click. */
const longestGestureMs = 1_000
/** A hand trembles this much between two presses at the same place. */
const samePlacePx = 4

const controls = 'button,a[href],input,label,[role]'

/**
 * Lets a double click count only for what was pressed first.
 *
 * What a press brings up often stands where the pressed control was: `Cancel` where `Try again` was,
 * the backdrop where the opener was. The second half of a double click would take back the first.
 */
export function ignoreRepeatedPresses(root: ShadowRoot, signal: AbortSignal): void {
  let last: { control: EventTarget | undefined; place: DOMRect; atMs: number } | null = null
  const isStray = (event: MouseEvent, control: EventTarget | undefined) => {
    if (!last) return event.detail > 1
    const { place, atMs } = last
    const sinceMs = event.timeStamp - atMs
    if (event.detail > 1) return last.control !== control || sinceMs > longestGestureMs
    if (event.detail < 1 || last.control === control) return false
    const { clientX: x, clientY: y } = event
    return (
      sinceMs < sameGestureMs &&
      place.left - samePlacePx <= x &&
      x <= place.right + samePlacePx &&
      place.top - samePlacePx <= y &&
      y <= place.bottom + samePlacePx
    )
  }
  const placeOf = (event: MouseEvent, control: EventTarget | undefined): DOMRect => {
    // A press by keyboard has no place of its own: it is the whole control's.
    const box = event.detail < 1 && (control as Element | undefined)?.getBoundingClientRect?.()
    return box || new DOMRect(event.clientX, event.clientY)
  }
  // The second press of a double click selects a word, often of what the first one brought up.
  root.addEventListener(
    'mousedown',
    (event) => {
      const pressed = last?.control as Element | undefined
      if ((event as MouseEvent).detail > 1 && pressed?.matches?.('button,a')) event.preventDefault()
    },
    { signal },
  )
  // On the document, because an opener stands outside of the modal.
  root.ownerDocument.addEventListener(
    'click',
    (event) => {
      const path = event.composedPath()
      const control = path.find((target) => (target as Element).matches?.(controls)) ?? path[0]
      if (path.includes(root) && isStray(event, control)) {
        event.preventDefault()
        event.stopPropagation()
        if (last) last.atMs = event.timeStamp
        return
      }
      last = { control, place: placeOf(event, control), atMs: event.timeStamp }
    },
    { capture: true, signal },
  )
}
