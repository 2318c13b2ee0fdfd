import type { FoyerEvent, TrackedEvent } from '@foyer/core'
import { useFoyerEvents } from './useFoyerEvents.ts'

/** A kind of event, or the name of a tracked one. */
export type EventName = FoyerEvent['type'] | TrackedEvent

/** The events of one name. */
export type EventOf<name extends EventName> = Extract<
  FoyerEvent,
  name extends FoyerEvent['type'] ? { readonly type: name } : { readonly event: name }
>

/**
 * Calls back at the events of one name while the component is mounted: of a kind (`request`,
 * `alert`, `track`), or one tracked event such as `CONNECT_SUCCESS`.
 *
 * @example
 * ```tsx
 * import { useEvents } from '@foyer/react'
 *
 * export function Log() {
 *   useEvents('CONNECT_SUCCESS', ({ properties }) => console.log(properties.name))
 *   useEvents('alert', ({ code, message }) => console.warn(code, message))
 *   return null
 * }
 * ```
 */
export function useEvents<name extends EventName>(
  name: name,
  handler: (event: EventOf<name>) => void,
): void {
  useFoyerEvents((event) => {
    if (event.type === name || (event.type === 'track' && event.event === name))
      handler(event as EventOf<name>)
  })
}
