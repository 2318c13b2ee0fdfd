import type { ReactNode } from 'react'

export type KeyValueProps = {
  label: ReactNode
  children: ReactNode
}

/**
 * One fact: its name at the start of the line, its value at the end. Lives in a `KeyValueList`.
 *
 * @example
 * <KeyValueList><KeyValue label="Network fee">$1.84</KeyValue></KeyValueList>
 */
export function KeyValue({ label, children }: KeyValueProps) {
  return (
    <div className="key-value">
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

/**
 * The list that `KeyValue` lines belong to.
 *
 * @example
 * <KeyValueList><KeyValue label="Slippage">1%</KeyValue></KeyValueList>
 */
export function KeyValueList({ children }: { children: ReactNode }) {
  return <dl className="key-values">{children}</dl>
}
