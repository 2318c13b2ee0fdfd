import threadCss from './thread.css?inline'

/** The style of {@link Thread}: add it to the sheet of the page or shadow root that renders it. */
export const threadStyles: string = threadCss
export type ThreadState = 'waiting' | 'done' | 'danger' | 'idle' | 'left'

export type ThreadProps = {
  state: ThreadState
  /** Width and height in px. */
  size: number
  /** Corner radius of the outline in px; half the size makes a circle. */
  radius: number
  stroke?: number | undefined
  /** Which part of the outline is rendered while something runs out: 1 is the whole. */
  share?: number | undefined
}

/**
 * The line that means time or progress, drawn as an outline of 100 units: `waiting` travels,
 * `done` closes, `danger` is whole and red, `left` shows a share, `idle` leaves only the track.
 *
 * @example
 * <Thread state="waiting" size={20} radius={10} />
 */
export function Thread({ state, size, radius, stroke = 2.5, share }: ThreadProps) {
  const side = size - stroke
  const style = share === undefined ? undefined : { strokeDasharray: `${share * 100} 100` }
  const outline = { x: stroke / 2, y: stroke / 2, width: side, height: side, rx: radius }
  return (
    <svg
      className="thread"
      data-state={state}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      strokeWidth={stroke}
      aria-hidden="true"
    >
      <rect {...outline} />
      <rect {...outline} className="thread-arc" pathLength={100} style={style} />
    </svg>
  )
}
