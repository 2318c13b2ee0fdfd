import type { Counters, Take, TakeParameters } from './Counters.ts'

/** Clients that are counted at once, the longest unseen goes first: 20 MB at the very most. */
const maxKeys = 20_000
/** Takes that are this part of a window apart are forgotten together, so as to remember few times. */
const slotsOfWindow = 10

/** What was allowed in a short while. It counts until a window after the last of it. */
interface Slot {
  /** By a clock that is never set back, as all of them here. */
  readonly startMs: number
  lastMs: number
  count: number
}

interface Client {
  /** Oldest first: about `slotsOfWindow` at the most. */
  readonly slots: Slot[]
  /** Of all slots. */
  count: number
}

/** Counters that know the answer at once. */
export interface MemoryCounters extends Counters {
  take(parameters: TakeParameters): Take
  /** How a take would be refused, without one; `null` while there is room. */
  refusal(parameters: TakeParameters): Take | null
}

/**
 * Counts for this process alone, in windows that slide: no stretch of `windowMs`, wherever it begins,
 * holds more than `max`. What is refused is not counted, so who keeps asking is not kept out.
 */
export function createMemoryCounters(): MemoryCounters {
  const clients = new Map<string, Client>()

  const clientOf = (key: string): Client => {
    const client = clients.get(key) ?? { slots: [], count: 0 }
    // To the end: a Map hands out what was set first first.
    clients.delete(key)
    clients.set(key, client)
    if (clients.size > maxKeys) {
      const [oldest] = clients.keys()
      if (oldest !== undefined) clients.delete(oldest)
    }
    return client
  }

  return {
    take({ key, max, windowMs }) {
      const nowMs = performance.now()
      const client = clientOf(key)
      forget({ client, nowMs, windowMs })
      const isAllowed = client.count < max
      if (isAllowed) note({ client, nowMs, windowMs })
      return { isAllowed, endsInMs: endOf({ client, nowMs, windowMs }) }
    },
    refusal({ key, max, windowMs }) {
      const client = clients.get(key)
      if (client === undefined || client.count < max) return null
      const nowMs = performance.now()
      forget({ client, nowMs, windowMs })
      if (client.count < max) return null
      return { isAllowed: false, endsInMs: endOf({ client, nowMs, windowMs }) }
    },
  }
}

interface At {
  readonly client: Client
  readonly nowMs: number
  readonly windowMs: number
}

function forget({ client, nowMs, windowMs }: At): void {
  const { slots } = client
  let oldest = slots[0]
  while (oldest && oldest.lastMs + windowMs <= nowMs) {
    client.count -= oldest.count
    slots.shift()
    oldest = slots[0]
  }
}

function note({ client, nowMs, windowMs }: At): void {
  client.count += 1
  const newest = client.slots.at(-1)
  if (newest && nowMs - newest.startMs < windowMs / slotsOfWindow) {
    newest.lastMs = nowMs
    newest.count += 1
  } else client.slots.push({ startMs: nowMs, lastMs: nowMs, count: 1 })
}

/** When the oldest is forgotten. */
function endOf({ client, nowMs, windowMs }: At): number {
  return (client.slots[0]?.lastMs ?? nowMs) + windowMs - nowMs
}
