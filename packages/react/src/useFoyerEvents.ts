import type { FoyerEvent } from '@foyer/core'
import { useEffect, useRef } from 'react'
import { useClient } from './FoyerProvider.tsx'

/**
 * Calls back at every event of the client while the component is there.
 *
 * @example
 * import { useFoyerEvents } from '@foyer/react'
 *
 * export function Log() {
 *   useFoyerEvents((event) => console.log(event.type))
 *   return null
 * }
 */
export function useFoyerEvents(listener: (event: FoyerEvent) => void): void {
  const { onEvent } = useClient()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => onEvent((event) => latest.current(event)), [onEvent])
}
