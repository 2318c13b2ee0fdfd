import type { Frame } from './channel/openFrame.ts'
import { userRejected } from './errors.ts'

/** Between two looks whether its user has agreed. */
const lookMs = 1_500
/** Of the specification: from going back to the new frame. */
const reloadMs = 100

/**
 * Waits until its user agreed in the application of Farcaster, on this device or another one. Who goes back meanwhile
 * leaves nothing of it behind: the frame begins anew.
 *
 * @throws what the frame says
 */
export async function signInByFarcaster(
  { ask }: Frame,
  {
    signal,
    onLink,
    pause,
    reload,
  }: {
    readonly signal: AbortSignal
    onLink(url: string): void
    pause(ms: number): Promise<void>
    reload(): Promise<void>
  },
): Promise<void> {
  try {
    const { url } = await ask('GET_FARCASTER_URI', {}, signal)
    signal.throwIfAborted()
    onLink(url)
    do {
      await pause(lookMs)
      signal.throwIfAborted()
    } while (!(await ask('CONNECT_FARCASTER', {}, signal)).isConnected)
  } catch (error) {
    if (!signal.aborted) throw error
    void pause(reloadMs).then(reload)
    throw userRejected()
  }
}
