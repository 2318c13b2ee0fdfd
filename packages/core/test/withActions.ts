import type { ChainAdapterDefinition } from '../src/adapter/ChainAdapter.ts'
import type { WalletActions } from '../src/adapter/WalletActions.ts'

/** An adapter whose connections have these actions, beside those they have. */
export function withActions(
  definition: ChainAdapterDefinition,
  actions: Partial<WalletActions>,
): ChainAdapterDefinition {
  return {
    ...definition,
    attach(host) {
      const adapter = definition.attach(host)
      const connect = adapter.connect.bind(adapter)
      return Object.assign(Object.create(adapter) as typeof adapter, {
        async connect(how: Parameters<typeof connect>[0]) {
          const connection = await connect(how)
          return Object.assign(Object.create(connection) as typeof connection, {
            actions: async () => ({ ...(await connection.actions?.()), ...actions }),
          })
        },
      })
    },
  }
}
