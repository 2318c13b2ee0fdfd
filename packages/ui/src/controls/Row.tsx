import { type ButtonHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import rowCss from './row.css?inline'

/** The style of {@link Row}: add it to the sheet of the page or shadow root that renders it. */
export const rowStyles: string = rowCss

export type RowProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'className' | 'children' | 'title'
> & {
  /** Also the whole accessible name. */
  title: string
  /** A 36 px image. */
  image?: ReactNode
  /** A second, quieter line. */
  description?: ReactNode
  /** A `Tag`, a count, or `<Icon name="chevron" />`. */
  trailing?: ReactNode
  /** Marks the image as the same object in the next view: `wallet:<id>`. */
  dataShared?: string | undefined
  buttonRef?: Ref<HTMLButtonElement> | undefined
}

/**
 * A line of a list: a button when it has `onClick`, plain otherwise.
 *
 * Its name is the title alone, so "Rabby" stays "Rabby" whether or not it was used recently; the
 * second line and the tag are its description.
 *
 * @example
 * <Row title="Rabby" trailing={<Tag>Recent</Tag>} onClick={() => {}} />
 */
export function Row(props: RowProps) {
  const { title, image, description, trailing, dataShared, buttonRef, ...rest } = props
  const id = useId()
  const described = [description && `${id}d`, trailing && `${id}t`].filter(Boolean).join(' ')
  const content = (
    <>
      {image && (
        <span className="row-image" data-shared={dataShared}>
          {image}
        </span>
      )}
      <span className="row-text">
        <span className="row-title">
          <bdi id={`${id}n`}>{title}</bdi>
        </span>
        {description && (
          <span className="row-note" id={`${id}d`}>
            {description}
          </span>
        )}
      </span>
      {trailing && (
        <span className="row-end" id={`${id}t`}>
          {trailing}
        </span>
      )}
    </>
  )
  if (!rest.onClick) return <div className="row">{content}</div>
  return (
    <button
      {...rest}
      ref={buttonRef}
      type="button"
      className="row"
      aria-labelledby={`${id}n`}
      aria-describedby={described || undefined}
    >
      {content}
    </button>
  )
}
