import type { Connection } from '../../adapter/ChainAdapter.ts'
import type { Clock } from '../../platform/Platform.ts'
import { abortable } from '../../primitives/abortable.ts'
import type { Track } from '../contract/TrackedEvents.ts'

/** How long a wallet may take to forget us before we stop waiting for it. */
const timeoutMs = 3_000

/** Asks a wallet to forget us. Resolves whatever the wallet does. */
export async function signOut({
  connection,
  clock,
  track,
  report,
}: {
  connection: Connection
  clock: Clock
  track: Track
  /** Tells the developer what the user need not know. */
  report?(text: string): void
}): Promise<void> {
  const namespace = connection.connector.chain
  const deadline = new AbortController()
  const cancelDeadline = clock.after(timeoutMs, () =>
    deadline.abort(new Error('The wallet did not answer in time.')),
  )
  try {
    await abortable(connection.disconnect({ signal: deadline.signal }), deadline.signal)
    track('DISCONNECT_SUCCESS', { namespace })
  } catch (error) {
    const message = (error as Error)?.message
    track('DISCONNECT_ERROR', { namespace, message })
    report?.(
      `${connection.connector.name} is disconnected, and did not forget this page: ${message}`,
    )
  } finally {
    cancelDeadline()
  }
}
