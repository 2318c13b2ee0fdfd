import type { CSSProperties } from 'react'
import skeletonCss from './skeleton.css?inline'

/** The style of {@link Skeleton}: add it to the sheet of the page or shadow root that renders it. */
export const skeletonStyles: string = skeletonCss

export type SkeletonProps = {
  /** px, or any CSS length such as `60%`. */
  width: number | string
  height: number | string
  radius?: number | undefined
  /** Place in its list: each begins to breathe 60 ms after the one before. */
  index?: number | undefined
}

/**
 * A blank of the size of what is coming.
 *
 * @example
 * <Skeleton width={160} height={40} radius={12} />
 */
export function Skeleton({ width, height, radius = 8, index = 0 }: SkeletonProps) {
  const style = {
    inlineSize: width,
    blockSize: height,
    borderRadius: `calc(${radius}px * var(--f-round))`,
    '--i': index,
  }
  return <span className="skeleton" style={style as CSSProperties} aria-hidden="true" />
}
