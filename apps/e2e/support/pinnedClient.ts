import type { SignClient } from '@walletconnect/sign-client'

/** The last open release of the protocol's own client. */
export type PinnedClient = Awaited<ReturnType<typeof SignClient.init>>

/** What it has beside its types. */
interface Engine {
  isValidDisconnect(parameters: unknown): Promise<void>
  deleteSession(parameters: { topic: string }): Promise<void>
}

/**
 * A relay may bring the end of a session twice. The client then looks for what it has just deleted, in promises
 * that nobody waits for, and Node ends the test for them.
 */
export function sufferSecondEnds(client: PinnedClient): void {
  const { engine } = client as unknown as { engine: Engine }
  const { isValidDisconnect, deleteSession } = engine
  engine.isValidDisconnect = (parameters) => {
    const checked = isValidDisconnect(parameters)
    checked.catch(() => {})
    return checked
  }
  engine.deleteSession = async (parameters) => {
    if (client.session.keys.includes(parameters.topic)) await deleteSession(parameters)
  }
}
