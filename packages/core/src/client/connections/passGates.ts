import type { SignInParameters } from '../../adapter/SignIn.ts'
import type { Clock } from '../../platform/Platform.ts'
import { AppError } from '../../primitives/AppError.ts'
import { abortable } from '../../primitives/abortable.ts'
import type { Foyer, OpenOptions } from '../contract/Foyer.ts'
import type { Arrival, Gate } from '../contract/Gate.ts'
import type { Track } from '../contract/TrackedEvents.ts'
import { signOut } from './signOut.ts'

/*
 * Loaded with the first connection of a client that has gates.
 */

/** What a wallet is asked to sign in the same prompt as connecting, so that it passes the gates at once. */
export async function askGates(
  gates: readonly Gate[],
  namespace: string,
): Promise<SignInParameters | undefined> {
  for (const gate of gates) {
    const asked = await (await gate.load()).ask?.(namespace)
    if (asked) return asked
  }
  return undefined
}

/**
 * Resolves when every gate let the connection pass.
 *
 * @throws what a gate rejected with, or the signal's reason
 */
export async function passGates({
  gates,
  clock,
  track,
  open,
  ...attempt
}: Omit<Arrival, 'show'> & {
  readonly gates: readonly Gate[]
  readonly clock: Clock
  track: Track
  open: Foyer['open']
}): Promise<void> {
  const { connection, signal } = attempt
  const show = (view: string) => open({ view } as OpenOptions)
  try {
    for (const gate of gates) {
      if (gate.concerns?.(connection) === false) continue
      const { pass } = await abortable(gate.load(), signal)
      await abortable(pass({ ...attempt, show }), signal)
    }
  } catch (error) {
    if (!signal.aborted && AppError.is(error) && error.kind === 'declined')
      void signOut({ connection, clock, track })
    throw error
  }
}
