import type { ReactNode } from 'react'
import tagCss from './tag.css?inline'

/** The style of {@link Tag}, for whoever renders it. */
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
