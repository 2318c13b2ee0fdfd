import { type ReactNode, useId } from 'react'
import switchCss from './switch.css?inline'

/** The style of {@link Switch}: add it to the sheet of the page or shadow root that renders it. */
export const switchStyles: string = switchCss

/**
 * Something that is on or off, and changes at once.
 *
 * @example
 * <Switch label="Smart account" isOn={false} onChange={(isOn) => console.log(isOn)} />
 */
export function Switch({
  label,
  description,
  isOn,
  isDisabled = false,
  onChange,
}: {
  /** The whole accessible name. */
  label: string
  description?: ReactNode
  isOn: boolean
  isDisabled?: boolean
  onChange(isOn: boolean): void
}) {
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={isOn}
      aria-disabled={isDisabled}
      aria-labelledby={`${id}n`}
      aria-describedby={description ? `${id}d` : undefined}
      onClick={() => isDisabled || onChange(!isOn)}
    >
      <span className="switch-text">
        <span className="switch-name" id={`${id}n`}>
          {label}
        </span>
        {description && (
          <span className="switch-note" id={`${id}d`}>
            {description}
          </span>
        )}
      </span>
      <span className="switch-track" aria-hidden="true">
        <span className="switch-thumb" />
      </span>
    </button>
  )
}
