import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/Database.ts'
import { activity, indexedChains } from '../../platform/database/tables/indexer.ts'
import type { Log } from '../../platform/log/createLog.ts'

/** Whose activity is new on a chain, or that anything may have changed. */
export interface ActivityChange {
  readonly chainId: string
  readonly accounts: readonly string[] | 'all'
}

const pollMs = 500
/** With more, telling everybody is cheaper than telling each. */
const maxAccounts = 5_000

/**
 * Tells what the indexer finds, whichever server it runs on: what is kept in memory here may be out
 * of date then. Ends with its signal, and never rejects.
 */
export async function watchActivity({
  database,
  chainIds,
  onChange,
  log,
  signal,
}: {
  database: Database
  chainIds: readonly string[]
  onChange(change: ActivityChange): void
  log: Pick<Log, 'debug'>
  signal: AbortSignal
}): Promise<void> {
  if (chainIds.length === 0) return
  const known = new Map<string, { nextBlock: number; rewinds: number }>()
  while (!signal.aborted) {
    try {
      for (const chain of await readChains({ database, chainIds })) {
        const before = known.get(chain.chainId)
        known.set(chain.chainId, chain)
        if (!before || before.rewinds !== chain.rewinds) {
          onChange({ chainId: chain.chainId, accounts: 'all' })
        } else if (before.nextBlock !== chain.nextBlock) {
          const { chainId } = chain
          const accounts = await readAccounts({ database, chainId, fromBlock: before.nextBlock })
          onChange({ chainId, accounts: accounts.length > maxAccounts ? 'all' : accounts })
        }
      }
    } catch (error) {
      // What was missed is found by the numbers of the next round.
      if (known.size > 0) log.debug({ err: error }, 'Activity cannot be watched')
      known.clear()
    }
    await wait(pollMs, undefined, { signal, ref: false }).catch(() => {
      // Only the signal ends it early, and the loop looks at that.
    })
  }
}

function readChains({ database, chainIds }: { database: Database; chainIds: readonly string[] }) {
  return database.run((queries) =>
    queries
      .select({
        chainId: indexedChains.chainId,
        nextBlock: indexedChains.nextBlock,
        rewinds: indexedChains.rewinds,
      })
      .from(indexedChains)
      .where(inArray(indexedChains.chainId, [...chainIds])),
  )
}

async function readAccounts({
  database,
  chainId,
  fromBlock,
}: {
  database: Database
  chainId: string
  fromBlock: number
}): Promise<string[]> {
  const rows = await database.run((queries) =>
    queries
      .selectDistinct({ account: activity.account })
      .from(activity)
      .where(and(eq(activity.chainId, chainId), gte(activity.blockNumber, fromBlock)))
      .limit(maxAccounts + 1),
  )
  return rows.map(({ account }) => account)
}
