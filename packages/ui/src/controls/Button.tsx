import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Thread } from '../progress/Thread.tsx'
import buttonCss from './button.css?inline'

/** The style of {@link Button}: add it to the sheet of the page or shadow root that renders it. */
export const buttonStyles: string = buttonCss

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> & {
  variant?: 'primary' | 'secondary' | 'ghost' | undefined
  /** Work is under way: the thread takes the icon's place and presses do nothing. */
  busy?: boolean | undefined
  icon?: ReactNode
  /** Fills the width of its container. */
  full?: boolean | undefined
  buttonRef?: Ref<HTMLButtonElement> | undefined
}

/**
 * A button with words. One `primary` (ink, 52 high) per view; everything else is 44 high.
 *
 * A busy button keeps focus and says so through `aria-busy`; it is not `disabled`, because a
 * disabled button drops the keyboard user's place.
 *
 * @example
 * <Button variant="secondary" icon={<Icon name="refresh" />} onClick={() => {}}>Try again</Button>
 */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', busy, icon, full, buttonRef, onClick, children, ...rest } = props
  return (
    <button
      {...rest}
      ref={buttonRef}
      type="button"
      className="button"
      data-variant={variant}
      data-full={full || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Thread size={20} radius={10} state="waiting" /> : icon}
      {children}
    </button>
  )
}
