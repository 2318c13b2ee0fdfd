import { createLimiter, type Limiter } from '../../platform/outgoing/createLimiter.ts'

/**
 * What callers keep nodes busy with. Each has a few places, and one alone once it has used up its time: it
 * goes on being answered, and cannot keep a node from others.
 */
export interface CallerPlaces {
  /**
   * Does the work when the caller has a place for it, and charges it the time that takes, whether it
   * succeeds or not.
   *
   * @throws what `work` throws, or the signal's reason while it waits
   */
  run<value>(call: {
    caller: string
    signal: AbortSignal
    work: () => Promise<value>
  }): Promise<value>
}

/** At once, of the 32 that a node has for all. */
const placesOfCaller = 4
/** Of all its calls together. Reads of a page take milliseconds each, and none of it is left to be noticed. */
const allowanceMs = 20_000
/** So much of what was used is given back in each millisecond. */
const returnedPerMs = 0.5
/** Callers that used nothing lately are not remembered, so these are busy ones. */
const maxCallers = 20_000

interface Caller {
  readonly places: Limiter
  /** The one place of a caller that has used up its time. */
  readonly last: Limiter
  usedMs: number
  /** When `usedMs` was so much. */
  atMs: number
  inside: number
}

/** Makes places for the callers of this process. */
export function createCallerPlaces(): CallerPlaces {
  const callers = new Map<string, Caller>()

  const callerOf = (name: string): Caller => {
    const caller = callers.get(name) ?? {
      ...{ places: createLimiter(placesOfCaller), last: createLimiter(1) },
      ...{ usedMs: 0, atMs: performance.now(), inside: 0 },
    }
    callers.delete(name)
    callers.set(name, caller)
    if (callers.size > maxCallers) {
      for (const [other, { inside }] of callers) {
        if (inside > 0) continue
        callers.delete(other)
        break
      }
    }
    return caller
  }

  return {
    async run({ caller: name, signal, work }) {
      const caller = callerOf(name)
      caller.inside += 1
      const leave: (() => void)[] = []
      try {
        if (usedOf(caller) >= allowanceMs) leave.push(await caller.last.take(signal))
        leave.push(await caller.places.take(signal))
        const startedAtMs = performance.now()
        try {
          return await work()
        } finally {
          charge(caller, performance.now() - startedAtMs)
        }
      } finally {
        for (const each of leave) each()
        caller.inside -= 1
        if (caller.inside === 0 && usedOf(caller) === 0) callers.delete(name)
      }
    },
  }
}

function usedOf({ usedMs, atMs }: Caller): number {
  return Math.max(0, usedMs - (performance.now() - atMs) * returnedPerMs)
}

function charge(caller: Caller, durationMs: number): void {
  caller.usedMs = usedOf(caller) + durationMs
  caller.atMs = performance.now()
}
