import type { ReactNode } from 'react'
import tagCss from './tag.css?inline'

/** The style of {@link Tag}: add it to the sheet of the page or shadow root that renders it. */
export const tagStyles: string = tagCss

export type TagProps = {
  tone?: 'ok' | 'muted' | undefined
  children: ReactNode
}

/**
 * One or two words beside a title: "Installed", "Recent", a count.
 *
 * @example
 * <Tag tone="ok">Installed</Tag>
 */
export function Tag({ tone = 'muted', children }: TagProps) {
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  )
}
