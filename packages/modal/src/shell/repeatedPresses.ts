/** A press that follows this soon, where another control just was, was meant for that control. */
const sameGestureMs = 150
/** No system takes presses further apart than this for one double click. */
const longestGestureMs = 1_000

const controls = 'button,a[href],input,label,[role]'

/**
 * Lets a double click count only for what was pressed first.
 *
 * What a press brings up often stands where the pressed control was: `Cancel` where `Try again` was,
 * the veil where the opener was. The second half of a double click would take back the first.
 */
export function ignoreRepeatedPresses(root: ShadowRoot, signal: AbortSignal): void {
  let last: { control: EventTarget | undefined; box: DOMRect | undefined; atMs: number } | null =
    null
  const isStray = (event: MouseEvent, control: EventTarget | undefined) => {
    const sinceMs = last ? event.timeStamp - last.atMs : Number.POSITIVE_INFINITY
    if (event.detail > 1) return last?.control !== control || sinceMs > longestGestureMs
    const { clientX: x, clientY: y } = event
    const box = last?.box
    return (
      event.detail === 1 &&
      box !== undefined &&
      last?.control !== control &&
      sinceMs < sameGestureMs &&
      box.left <= x &&
      x <= box.right &&
      box.top <= y &&
      y <= box.bottom
    )
  }
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
      const box = (control as Element | undefined)?.getBoundingClientRect?.()
      last = { control, box, atMs: event.timeStamp }
    },
    { capture: true, signal },
  )
}
