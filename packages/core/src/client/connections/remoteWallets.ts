import { AppError } from '../../primitives/AppError.ts'
import type { ConnectOptions } from '../contract/ConnectOptions.ts'
import type { ConnectWallet, RemoteConnectors } from '../contract/RemoteConnector.ts'
import type { Attempts } from './createAttempts.ts'

/*
 * What only a user of a remote wallet needs. Loaded when one is wanted, or was connected.
 */

/** Connects by a remote connector. */
export async function connectRemote({
  options,
  remotes,
  attempts,
  connectWallet,
}: {
  options: ConnectOptions & { readonly connector: string }
  remotes: RemoteConnectors
  attempts: Attempts
  connectWallet: ConnectWallet
}): Promise<void> {
  const id = options.connector
  const remote = await remotes.get(id)?.()
  if (!remote) throw relayMissing()
  // A session that was left over would connect in place of a new code.
  await endUnused({ id, remotes, attempts })
  try {
    await remote.connect(options, connectWallet)
  } finally {
    void endUnused({ id, remotes, attempts })
  }
}

/** A session that no namespace is connected through ends, or its wallet would show it for days. */
export async function endUnused({
  id,
  remotes,
  attempts,
}: {
  id: string
  remotes: RemoteConnectors
  attempts: Attempts
}): Promise<void> {
  const remote = await remotes
    .get(id)?.()
    .catch(() => {
      // Its code did not arrive. The next press on it ends the session.
    })
  // A user may be about to connect through it; a browser wallet that is awaited does not.
  const begun = attempts.list().filter(({ resumes }) => resumes === undefined || resumes === id)
  remote?.endUnused(begun.map(({ namespace }) => namespace))
}

const relayMissing = () =>
  new AppError('connection/no-relay', 'Give `projectId` and a `backend` with a relay.', {
    kind: 'invalid',
  })
