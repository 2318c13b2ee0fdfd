import type { Clock } from '../../platform/Platform.ts'
import { AppError } from '../../primitives/AppError.ts'
import { abortable } from './abortable.ts'
import type { Arrival, Gate } from './Gate.ts'
import { signOut } from './signOut.ts'

/*
 * Loaded with the first connection of a client that has gates.
 */

/**
 * Resolves when every gate let the connection pass.
 *
 * @throws what a gate rejected with, or the signal's reason
 */
export async function passGates({
  gates,
  clock,
  track,
  ...arrival
}: Arrival & {
  readonly gates: readonly Gate[]
  readonly clock: Clock
  track(event: string, properties: Record<string, unknown>): void
}): Promise<void> {
  const { connection, signal } = arrival
  try {
    for (const gate of gates) {
      if (gate.concerns?.(connection) === false) continue
      const pass = await abortable(gate.load(), signal)
      await abortable(pass(arrival), signal)
    }
  } catch (error) {
    if (!signal.aborted && AppError.is(error) && error.kind === 'declined')
      void signOut({ connection, clock, track })
    throw error
  }
}
