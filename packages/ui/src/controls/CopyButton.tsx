import { useState } from 'react'
import { Icon } from '../images/Icon.tsx'
import { copyIcon } from '../images/laterIcons.ts'
import { Button } from './Button.tsx'
import copyButtonCss from './copy-button.css?inline'

/** The style of {@link CopyButton}: add it to the sheet of the page or shadow root that renders it. */
export const copyButtonStyles: string = copyButtonCss

export type CopyButtonProps = {
  value: string
  /** The accessible name: "Copy address". */
  label: string
  /** What is announced once copied: "Address copied". */
  copiedLabel: string
  /** Puts the value on the clipboard; false if the browser refused. */
  onCopy: (value: string) => Promise<boolean>
  /** Show the label beside the image. */
  showLabel?: boolean | undefined
}

/**
 * Copies a value. The image becomes a check for 1.2 s and a screen reader hears `copiedLabel`;
 * when the browser refuses, nothing changes, so nothing is claimed.
 *
 * @example
 * <CopyButton
 *   value="0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
 *   label="Copy address"
 *   copiedLabel="Copied"
 *   onCopy={async () => true}
 * />
 */
export function CopyButton({ value, label, copiedLabel, onCopy, showLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await onCopy(value))
  const image = copied ? (
    // The animation is the clock: the check stays exactly as long as it lasts.
    <span className="copy-check" onAnimationEnd={() => setCopied(false)}>
      <Icon name="check" size={16} />
    </span>
  ) : (
    <Icon name={copyIcon} size={16} />
  )
  return (
    <span className="copy">
      {showLabel ? (
        <Button variant="ghost" icon={image} onClick={copy}>
          {label}
        </Button>
      ) : (
        <button type="button" className="icon-button" aria-label={label} onClick={copy}>
          {image}
        </button>
      )}
      <span className="visually-hidden" role="status">
        {copied && copiedLabel}
      </span>
    </span>
  )
}
