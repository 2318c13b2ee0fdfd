import type { AdapterHost, ChainAdapter, Connection } from '@foyer/core/adapter'
import { connectedWallet } from './connectedWallet.ts'
import {
  awaitAccounts,
  type BitcoinConnection,
  type ConnectionHost,
  connectWallet,
  resumeWallet,
} from './connection.ts'
import type { Discovery } from './discovery.ts'
import { askWallet } from './requests.ts'
import type { StandardProvider, UsedWallet } from './standardProvider.ts'

/** What an adapter does with wallets. */
export type WalletConnections = Pick<ChainAdapter, 'connect' | 'resume' | 'unlocked' | 'use'>

/** Makes the connections of one adapter. Whoever never connects never loads this. */
export function createWalletConnections({
  host,
  discovery,
  stable,
}: {
  host: AdapterHost
  discovery: Discovery
  stable: StandardProvider
}): WalletConnections {
  const { platform } = host
  const used = new WeakMap<Connection, UsedWallet>()
  const surroundings: ConnectionHost = {
    discovery,
    after: (delayMs, callback) => platform.clock.after(delayMs, callback),
    reportToDeveloper: (message) => platform.reportToDeveloper(message),
  }
  let lastId = 0
  const nextId = () => ++lastId
  const own = (connection: BitcoinConnection): Connection => {
    const requests = askWallet({ connection, nextId, host })
    used.set(connection, connectedWallet({ connection, requests }))
    return Object.assign(connection, {
      async actions() {
        const { createActions } = await import('./actions.ts')
        return createActions({ connection, requests })
      },
    })
  }
  return {
    connect: async (parameters) => own(await connectWallet({ ...parameters, host: surroundings })),
    async resume(parameters) {
      const connection = await resumeWallet({ ...parameters, host: surroundings })
      return connection && own(connection)
    },
    unlocked: (parameters) => awaitAccounts({ ...parameters, host: surroundings }),
    use(connection) {
      stable.use((connection && used.get(connection)) ?? null)
    },
  }
}
