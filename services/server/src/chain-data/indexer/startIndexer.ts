import { setMaxListeners } from 'node:events'
import type { Database } from '../../platform/database/Database.ts'
import type { Log } from '../../platform/log/createLog.ts'
import type { Chain } from '../chains/Chain.ts'
import { createIndexStore } from './createIndexStore.ts'
import { followChain } from './followChain.ts'

/** An indexer at work. */
export interface RunningIndexer {
  /** Resolves when what was being written is written, and another server may take over. */
  stop(): Promise<void>
}

/**
 * Reads chains into the database from now on, each for itself: one that is away holds up no other.
 * Several servers on one database may do this at once; for each chain one of them reads.
 *
 */
export function startIndexer({
  database,
  chains,
  backBlocks,
  log,
  onChange,
}: {
  database: Database
  chains: readonly Pick<Chain, 'caipNetworkId' | 'rpc'>[]
  /** How many blocks before the newest one reading begins, on a chain that is not known yet. */
  backBlocks: number
  log: Log
  /** Is told after every change. */
  onChange?: (chainId: string) => void
}): RunningIndexer {
  const leaving = new AbortController()
  // Every request on its way listens to it.
  setMaxListeners(0, leaving.signal)
  const store = createIndexStore(database)
  const followed = chains.flatMap(({ caipNetworkId: chainId, rpc }) =>
    rpc === null
      ? []
      : [
          followChain({
            chainId,
            rpc,
            store,
            backBlocks,
            log,
            signal: leaving.signal,
            onChange: () => onChange?.(chainId),
          }),
        ],
  )
  let stopping: Promise<void> | undefined
  return {
    stop() {
      leaving.abort()
      stopping ??= Promise.all(followed).then(() => {})
      return stopping
    },
  }
}
