import type { Connection } from '../adapter/ChainAdapter.ts'
import type { Clock } from '../platform/Platform.ts'
import { AppError } from '../primitives/AppError.ts'
import { abortable } from './abortable.ts'

/** A prompt that nobody answers holds up no newer switch for longer. */
const patienceMs = 3_000

/**
 * Asks the wallet for one network at a time, and for the latest in the end: a wallet that is asked for
 * several at once may answer them in any order.
 *
 * @throws `network/superseded` when a newer call came before the wallet was asked
 */
export function switchInOrder(
  connection: Pick<Connection, 'switchNetwork'>,
  clock: Clock,
): Connection['switchNetwork'] {
  let latest = 0
  let running: Promise<unknown> | null = null
  return async (parameters) => {
    const { signal } = parameters
    latest += 1
    const turn = latest
    if (running) await abortable(settled(running, clock), signal)
    if (turn !== latest) throw switchSuperseded()
    const own = abortable(connection.switchNetwork(parameters), signal)
    running = own
    try {
      await own
    } finally {
      if (running === own) running = null
    }
  }
}

/** Resolves when the promise settles, or after a while. */
function settled(promise: Promise<unknown>, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.after(patienceMs, resolve)
    const end = () => {
      stop()
      resolve()
    }
    promise.then(end, end)
  })
}

// Not in `errors.ts`, which every visitor downloads.
const switchSuperseded = () =>
  new AppError('network/superseded', 'Another network was chosen meanwhile.', {
    kind: 'declined',
  })
