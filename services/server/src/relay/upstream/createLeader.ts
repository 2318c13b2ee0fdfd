import type { UpstreamPool } from './createUpstreamPool.ts'
import { leaseMs } from './createUpstreamStore.ts'
import type { UpstreamStore } from './UpstreamStore.ts'

const renewMs = 2_000

/** What the leading process has, and others do not. */
export interface Leading {
  readonly pool: Pick<UpstreamPool, 'isOpen' | 'refusal'>
  close(): void
}

/** Sees to it that one process of all on a database is connected to the upstream relay. */
export interface Leader<leading extends Leading> {
  /** Of this process, while it leads. */
  current(): leading | null
  /** Tells the others how the connection goes, which they would learn a little later anyway. */
  report(): void
  close(): Promise<void>
}

/**
 * @param parameters.start called when this process takes the lead; what it made is closed when the lead is
 *   lost. Two that lead for a moment do no harm: both are the same client, and a message is known by its
 *   hash wherever it goes.
 */
export function createLeader<leading extends Leading>({
  store,
  start,
}: {
  store: Pick<UpstreamStore, 'lead' | 'resign'>
  start(): leading
}): Leader<leading> {
  let leading: leading | null = null
  let untilMs = 0
  let timer: NodeJS.Timeout | undefined
  let renewing: Promise<void> | undefined
  let isAgain = false
  let isClosed = false

  const renewOnce = async () => {
    const askedMs = Date.now()
    try {
      const isMine = await store.lead({
        isConnected: leading?.pool.isOpen() ?? false,
        isRefused: (leading?.pool.refusal() ?? null) !== null,
      })
      untilMs = isMine ? askedMs + leaseMs : 0
    } catch {
      // The database is away, and nobody else takes the lead before the lease is over.
    }
    if (isClosed) return
    const isMine = Date.now() < untilMs
    if (isMine) leading ??= start()
    else {
      leading?.close()
      leading = null
    }
  }
  const renew = async () => {
    clearTimeout(timer)
    do {
      isAgain = false
      await renewOnce()
    } while (isAgain && !isClosed)
    renewing = undefined
    if (!isClosed) timer = setTimeout(begin, renewMs).unref()
  }
  const begin = () => {
    renewing ??= renew()
  }
  begin()

  return {
    current: () => leading,
    report() {
      if (isClosed) return
      isAgain = true
      begin()
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await renewing
      leading?.close()
      leading = null
      await store.resign().catch(() => {
        // The lease ends by itself.
      })
    },
  }
}
