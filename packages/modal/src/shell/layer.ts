import { lockScroll } from '../platform/scrollLock.ts'

/** Openers of ours carry their view, so that focus finds one when the pressed one is gone. */
const openerSelectors = ['Account', 'Connect']
  .map((view) => `[data-foyer-opener="${view}"]`)
  .concat('[data-foyer-opener]')

/** How a user asked to leave. */
export type CloseRequest = 'escape' | 'back' | 'overlay'

/**
 * The only owner of the dialog's place in the top layer, of the focus before and after, and of the
 * page's scrolling.
 */
export interface Layer {
  /** Puts the dialog above everything and keeps the page still. */
  open(): void
  /** Takes it away and gives focus back. */
  close(): void
  /**
   * A modal dialog makes the rest of the page inert, and with it a prompt that a wallet renders into
   * the page. While one is awaited the dialog therefore stays outside the top layer, where
   * `--foyer-z-index` counts and its backdrop lets pointers through. It leaves after the next frame: a
   * wallet that answers at once renders nothing, and leaving and coming back costs two layouts.
   */
  awaitWallet(awaited: boolean): void
  /** Ends every listener and leaves no trace in the page. */
  dispose(): void
}

/**
 * @param focusInside where focus goes when the dialog opens.
 * @param onCloseRequest decides; the layer itself never closes on a user's behalf.
 * @param afterFrame calls back when the next frame was rendered; what it returns calls it off.
 */
export function createLayer(
  dialog: HTMLDialogElement,
  {
    focusInside,
    onCloseRequest,
    afterFrame,
  }: {
    focusInside(): void
    onCloseRequest(request: CloseRequest): void
    afterFrame(callback: () => void): () => void
  },
): Layer {
  const document = dialog.ownerDocument
  const root = dialog.getRootNode() as ShadowRoot
  let isOpen = false
  let awaited = false
  let opener: Element | null = null
  let unlock = () => {}
  let stay = () => {}
  let escapePressed = false
  let pressedOnVeil = false

  const show = () => {
    if (dialog.open) return
    if (awaited) dialog.show()
    else dialog.showModal()
    dialog.toggleAttribute('data-awaiting', awaited)
  }
  /** Changes between modal and not, which the browser only does through closed. */
  const raise = () => {
    const focused = root.activeElement
    // jsdom and happy-dom tell of the closing at once, and it is no wish to leave.
    isOpen = false
    dialog.close()
    isOpen = true
    show()
    if (focused instanceof HTMLElement && focused.isConnected)
      focused.focus({ preventScroll: true })
    else focusInside()
  }
  /**
   * Heard on the window before anything else hears it, and kept: a dialog of the host's own, which
   * our opener may stand in, listens on the document and would close along with ours.
   */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const path = event.composedPath()
    if (!path.includes(dialog) && path[0] !== document.body) return
    event.stopPropagation()
    escapePressed = true
    // A dialog outside the top layer is not closed by the browser, so nothing else would hear it; and
    // a field for searches would be emptied instead.
    if (!awaited && !(path[0] as HTMLInputElement).value) return
    escapePressed = false
    event.preventDefault()
    onCloseRequest('escape')
  }
  const onCancel = (event: Event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    // The same event without a key is the back gesture of a phone.
    onCloseRequest(escapePressed ? 'escape' : 'back')
    escapePressed = false
  }
  const onClosed = () => {
    // Chromium lets a second Escape through without asking (https://crbug.com/1171318).
    if (!isOpen || dialog.open) return
    show()
    focusInside()
    onCloseRequest('escape')
  }
  const onPointerDown = (event: Event) => {
    pressedOnVeil = event.target === dialog
  }
  const onClick = (event: Event) => {
    if (event.target === dialog && pressedOnVeil) onCloseRequest('overlay')
  }
  const ends = new AbortController()
  const { signal } = ends
  dialog.addEventListener('cancel', onCancel, { signal })
  dialog.addEventListener('close', onClosed, { signal })
  dialog.addEventListener('pointerdown', onPointerDown, { signal })
  dialog.addEventListener('click', onClick, { signal })
  for (const type of receivedOutside) root.host.addEventListener(type, stopHere, { signal })

  const giveFocusBack = () => {
    const target =
      opener instanceof HTMLElement && opener.isConnected && opener !== document.body
        ? opener
        : openerSelectors
            .map((selector) => document.querySelector<HTMLElement>(selector))
            .find((found) => found !== null)
    target?.focus({ preventScroll: true })
  }
  const layer: Layer = {
    open() {
      if (isOpen) return
      isOpen = true
      opener = document.activeElement
      document.defaultView?.addEventListener('keydown', onKeyDown, { capture: true })
      // A dialog of the host's own hides what stands beside it, and we may.
      root.host.removeAttribute('aria-hidden')
      root.host.removeAttribute('inert')
      show()
      focusInside()
      // Last, because it asks for the layout that focus has just made.
      unlock = lockScroll(document)
    },
    close() {
      if (!isOpen) return
      isOpen = false
      stay()
      // A user may have moved on to the page or to a wallet's prompt while we were not modal.
      const holdsFocus =
        root.activeElement !== null ||
        document.activeElement === document.body ||
        document.activeElement === null
      dialog.close()
      document.defaultView?.removeEventListener('keydown', onKeyDown, { capture: true })
      unlock()
      if (holdsFocus) giveFocusBack()
      opener = null
    },
    awaitWallet(next) {
      if (awaited === next) return
      awaited = next
      stay()
      stay = () => {}
      if (!isOpen) return
      if (awaited) stay = afterFrame(raise)
      else if (dialog.hasAttribute('data-awaiting')) raise()
    },
    dispose() {
      layer.close()
      ends.abort()
    },
  }
  return layer
}

/** A dialog of the host's own takes these, outside of it, as a reason to close or to fight back. */
const receivedOutside = ['pointerdown', 'focusin']

function stopHere(event: Event) {
  event.stopPropagation()
}
