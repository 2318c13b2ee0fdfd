import { useState } from 'react'

/**
 * The last value that was one: what a view showed stays while it leaves.
 *
 * @param value the same object for as long as it is the same, as one of a store is
 */
export function useLast<value>(value: value | null): value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
