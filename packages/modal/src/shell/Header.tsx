import { IconButton, useWords } from '@foyer/ui'
import { type Ref, useLayoutEffect, useRef, useState } from 'react'
import { messages as words } from './messages.ts'
import type { Motion } from './motion.ts'

/** What the header shows. */
export interface HeaderProps {
  headingId: string
  headingRef: Ref<HTMLHeadingElement>
  title: string
  titleHidden: boolean
  direction: 'forward' | 'back'
  motion: Motion
  onBack: (() => void) | undefined
  /** Explains what this view is about; its place is taken by the way back. */
  onHelp: (() => void) | undefined
  onClose: (() => void) | undefined
}

/** Where we are, and the ways out. The heading also names the dialog. */
export function Header(props: HeaderProps) {
  const messages = useWords(words)
  const { headingId, headingRef, title, titleHidden, direction, motion } = props
  const { onBack, onHelp, onClose } = props
  const shown = titleHidden ? '' : title
  const [before, setBefore] = useState({ shown, old: '' })
  if (before.shown !== shown) setBefore({ shown, old: before.shown })
  const current = useRef<HTMLSpanElement>(null)
  const old = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!before.old) return
    const towards = direction === 'back' ? -1 : 1
    if (current.current) motion.titleIn(current.current, towards)
    if (old.current)
      void motion
        .titleOut(old.current, towards)
        .then(() => setBefore((latest) => (latest === before ? { ...before, old: '' } : latest)))
  }, [before, direction, motion])
  return (
    // No <header>: outside of an article that is the banner of the whole page.
    <div className="header" data-title-hidden={titleHidden || undefined}>
      {onBack ? (
        <IconButton key="back" icon="back" label={messages.back} onClick={onBack} />
      ) : onHelp ? (
        <IconButton key="help" icon="help" label={messages.help} onClick={onHelp} />
      ) : (
        <span />
      )}
      <div className="header-title">
        <h1 id={headingId} ref={headingRef} tabIndex={-1}>
          <span ref={current} className={titleHidden ? 'visually-hidden' : undefined}>
            {title}
          </span>
        </h1>
        {before.old && (
          <span ref={old} className="header-old" aria-hidden="true">
            {before.old}
          </span>
        )}
      </div>
      {onClose ? <IconButton icon="close" label={messages.close} onClick={onClose} /> : <span />}
    </div>
  )
}
