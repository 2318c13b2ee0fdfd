import type { WalletRequestState } from '@foyer/core/client'
import type { CSSProperties, ReactNode } from 'react'

/** Between two arcs, of an outline of 100. */
const gap = 4
/** What travels along an arc while its family is waited for. */
const dash = 12

/** The ring around a wallet in as many arcs as there are chain families. Silent: the rows say the same. */
export function FamilyArcs({
  states,
  dataShared,
  children,
}: {
  states: readonly WalletRequestState['status'][]
  dataShared: string
  children: ReactNode
}) {
  const length = 100 / Math.max(1, states.length) - gap
  const outline = { x: 1.25, y: 1.25, width: 93.5, height: 93.5, rx: 28, pathLength: 100 }
  return (
    <span className="thread-ring">
      <svg className="thread" width={96} height={96} strokeWidth={2.5} aria-hidden="true">
        {states.map((state, index) => {
          const start = index * (length + gap) + gap / 2
          const strokeDasharray = `${length} ${100 - length}`
          const whole = { strokeDasharray, strokeDashoffset: -start }
          const way = { '--from': -start, '--to': dash - start - length } as CSSProperties
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an arc is nothing but its place
            <g key={index} data-state={state}>
              <rect {...outline} style={whole} />
              <rect
                {...outline}
                className="families-arc"
                style={state === 'waiting' ? way : whole}
              />
            </g>
          )
        })}
      </svg>
      <span data-shared={dataShared}>{children}</span>
    </span>
  )
}
