import type { Clock } from '../../platform/Platform.ts'
import { AppError } from '../../primitives/AppError.ts'
import { abortable } from '../../primitives/abortable.ts'

/** A prompt that nobody answers holds up no newer switch for longer. */
const patienceMs = 3_000

/**
 * Waits until the wallet is done with an earlier switch, or takes too long for it. Of those that wait
 * the latest goes on.
 *
 * @throws `network/superseded` when a newer call came meanwhile, or the signal's reason
 */
export async function waitForTurn({
  earlier,
  isLatest,
  clock,
  signal,
}: {
  /** The switch that was under way when the newer one was called. */
  earlier: Promise<unknown>
  isLatest(): boolean
  clock: Clock
  signal: AbortSignal
}): Promise<void> {
  const settled = new Promise<void>((resolve) => {
    const stop = clock.after(patienceMs, resolve)
    const end = () => {
      stop()
      resolve()
    }
    earlier.then(end, end)
  })
  await abortable(settled, signal)
  if (!isLatest())
    throw new AppError('network/superseded', 'Another network was chosen meanwhile.', {
      kind: 'declined',
    })
}
