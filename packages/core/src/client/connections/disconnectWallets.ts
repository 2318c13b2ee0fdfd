import type { Connection } from '../../adapter/ChainAdapter.ts'
import type { ConnectionsInside } from './ConnectionsInside.ts'

/**
 * Ends wallets, or one by its id, in these namespaces: on our side at once, because the user may connect again
 * while wallets take their time to forget us. Resolves when the wallets are done.
 */
export async function disconnectWallets(
  { attempts, remembered, held, drop, adapters, remotes }: ConnectionsInside,
  {
    namespaces,
    connectionId,
    signOut,
  }: {
    namespaces: readonly string[]
    connectionId: string | undefined
    signOut(connection: Connection): Promise<void>
  },
): Promise<void> {
  const leaving = namespaces.flatMap((namespace) => {
    for (const attempt of attempts.list(namespace))
      if (connectionId === undefined || attempt.resumes === connectionId) attempt.abandon()
    // Also what is remembered and not connected.
    remembered.forget(namespace, connectionId)
    const those = held
      .list(namespace)
      .filter(({ connector }) => (connectionId ?? connector.id) === connector.id)
    // The active one last, so that no other takes its place.
    return those.toReversed().map(({ connector }) => {
      // One session: its wallet is asked once, and nothing of it stays on any family.
      if (remotes.has(connector.id))
        for (const other of adapters.keys()) if (other !== namespace) drop(other, connector.id)
      const connection = drop(namespace, connector.id)
      return connection && signOut(connection)
    })
  })
  await Promise.all(leaving)
}
