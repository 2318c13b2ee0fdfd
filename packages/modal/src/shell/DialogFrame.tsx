import { useWords } from '@foyer/ui'
import {
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { afterFrame } from '../platform/page.ts'
import { createLayer, type Layer } from './layer.ts'
import { messages as words } from './messages.ts'
import type { Motion } from './motion.ts'

/** What the shell may ask of the dialog. */
export interface DialogFrameHandle {
  awaitWallet(awaited: boolean): void
}

/** What the dialog is rendered with. */
export interface DialogFrameProps {
  handle: Ref<DialogFrameHandle>
  isOpen: boolean
  labelledBy: string
  motion: Motion
  focusInside(): void
  onBack(): void
  close(): Promise<boolean>
  /** Closed, and out of sight: the last moment to keep what the views are for the next time. */
  onGone(): Promise<void>
  /** Always there, whatever is shown. */
  below: ReactNode
  /** Renders the inside; the views stay visible until the closing animation is over. */
  children(visible: boolean): ReactNode
}

/** The dialog: a card in the middle, and a sheet from below on a phone. */
export function DialogFrame(props: DialogFrameProps) {
  const messages = useWords(words)
  const {
    handle,
    isOpen,
    labelledBy,
    motion,
    focusInside,
    onBack,
    close,
    onGone,
    below,
    children,
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const layer = useRef<Layer>(null)
  const [visible, setVisible] = useState(false)
  if (isOpen && !visible) setVisible(true)

  useImperativeHandle(
    handle,
    () => ({ awaitWallet: (awaited) => layer.current?.awaitWallet(awaited) }),
    [],
  )
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !card.current) return
    const stopDragging = dragWhereNarrow(card.current, { motion, close })
    layer.current = createLayer(element, {
      focusInside,
      onCloseRequest: (request) => (request === 'back' ? onBack() : void close()),
      afterFrame: (callback) =>
        afterFrame(element.ownerDocument.defaultView as Window & typeof globalThis, callback),
    })
    const { dispose } = layer.current
    return () => {
      stopDragging()
      dispose()
    }
  }, [focusInside, onBack, close, motion])
  useLayoutEffect(() => {
    const element = card.current
    if (!element || !visible) return
    if (isOpen) {
      layer.current?.open()
      motion.enter(element)
      return
    }
    let stale = false
    void motion.leave(element).then(async () => {
      if (stale) return
      // What is kept for the next time begins at its top then.
      for (const view of element.querySelectorAll('.view')) view.scrollTop = 0
      layer.current?.close()
      for (const animation of element.getAnimations()) animation.cancel()
      await onGone()
      if (!stale) setVisible(false)
    })
    return () => {
      stale = true
    }
  }, [isOpen, visible, motion, onGone])

  return (
    <dialog
      ref={dialog}
      className="layer"
      aria-labelledby={labelledBy}
      data-closing={!isOpen || undefined}
    >
      <div ref={card} className="card">
        <button
          type="button"
          className="grabber"
          tabIndex={-1}
          aria-hidden="true"
          title={messages.close}
          onClick={() => void close()}
        />
        {children(visible)}
        {below}
      </div>
    </dialog>
  )
}

/** Lets the card be pulled where it is a sheet. A wide page never fetches the code for it. */
function dragWhereNarrow(
  card: HTMLElement,
  parameters: { motion: Motion; close(): Promise<boolean> },
): () => void {
  const narrow = card.ownerDocument.defaultView?.matchMedia('(max-width: 480px)')
  let stop: (() => void) | undefined
  let gone = false
  const equip = async () => {
    if (!narrow?.matches || stop) return
    try {
      const { makeDraggable } = await import('./sheetDrag.ts')
      if (!gone) stop ??= makeDraggable(card, parameters)
    } catch {
      // The sheet still has its buttons.
    }
  }
  narrow?.addEventListener('change', equip)
  void equip()
  return () => {
    gone = true
    narrow?.removeEventListener('change', equip)
    stop?.()
  }
}
