import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from '../images/Icon.tsx'
import iconButtonCss from './icon-button.css?inline'

/** The style of {@link IconButton}: add it to the sheet of the page or shadow root that renders it. */
export const iconButtonStyles: string = iconButtonCss

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'className' | 'children' | 'aria-label'
> & {
  icon: IconName
  /** The accessible name: the image says nothing to a screen reader. */
  label: string
  size?: number | undefined
  buttonRef?: Ref<HTMLButtonElement> | undefined
}

/**
 * A button that is only an image: Back, Close, Help, Copy.
 *
 * @example
 * <IconButton icon="close" label="Close" onClick={close} />
 */
export function IconButton({ icon, label, size = 18, buttonRef, ...rest }: IconButtonProps) {
  return (
    <button {...rest} ref={buttonRef} type="button" className="icon-button" aria-label={label}>
      <Icon name={icon} size={size} />
    </button>
  )
}
