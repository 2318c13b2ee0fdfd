import type { Log } from '../../platform/log/createLog.ts'
import type { UpstreamObserver } from '../observers/UpstreamObserver.ts'
import { type BackOff, createBackOff } from './createBackOff.ts'
import type { UpstreamPool } from './createUpstreamPool.ts'
import { UpstreamFailure } from './openConnection.ts'
import type { DuePublication, UpstreamStore } from './UpstreamStore.ts'

/** Held in memory at once; everything else waits in the database. */
const publicationsAtOnce = 50
/** Of JSON-RPC, for calls that never work. */
const finalCodes: readonly (number | null)[] = [-32600, -32601, -32602]
/** Messages whose next attempt is remembered; others are tried with every round. */
const maxHeldBack = 5_000

/** Publishes at the upstream relay what has yet to be published there. */
export interface Outbox {
  /** Looks into the database, now or when the round at hand is over. */
  look(): void
  close(): void
}

/**
 * The queue is the mailboxes: what a client was told to be kept is in the database, with a mark until the
 * upstream relay has it. So it survives the process, is bounded as mailboxes are, and ends with its
 * lifetime.
 */
export function createOutbox({
  store,
  pool,
  observer,
  log,
  random,
}: {
  store: Pick<UpstreamStore, 'findDue' | 'settle'>
  pool: Pick<UpstreamPool, 'publish' | 'isOpen'>
  observer: UpstreamObserver
  log: Pick<Log, 'warn'>
  random?: (() => number) | undefined
}): Outbox {
  const heldBack = new Map<number, { untilMs: number; backOff: BackOff }>()
  const ofDatabase = createBackOff(random)
  let isLooking = false
  let isBehind = false
  let isClosed = false
  let isWarned = false
  let timer: NodeJS.Timeout | undefined

  const hasTurn = ({ id }: DuePublication) => (heldBack.get(id)?.untilMs ?? 0) <= Date.now()
  const holdBack = (id: number) => {
    const { backOff } = heldBack.get(id) ?? { backOff: createBackOff(random) }
    const untilMs = Date.now() + backOff.nextMs()
    if (heldBack.has(id) || heldBack.size < maxHeldBack) heldBack.set(id, { untilMs, backOff })
  }

  /** @returns whether it needs no further attempt */
  const send = async ({ id, ttlSeconds: ttl, topic, message, tag, prompt }: DuePublication) => {
    try {
      await pool.publish({ topic, message, ttl, prompt, tag })
      observer.message('up', 'sent')
      return true
    } catch (error) {
      const code = error instanceof UpstreamFailure ? error.code : null
      if (finalCodes.includes(code)) {
        observer.message('up', 'refused')
        if (!isWarned) log.warn({ code }, 'The upstream relay refuses a message for good')
        isWarned = true
        return true
      }
      observer.message('up', 'postponed')
      // Without an answer it is the connection that failed, and it says so when it is back.
      if (code !== null) holdBack(id)
      return false
    }
  }
  const round = async () => {
    const due = new Set<number>()
    for (let afterId = 0; pool.isOpen() && !isClosed; ) {
      const page = await store.findDue({ afterId, limit: publicationsAtOnce })
      for (const { id } of page) due.add(id)
      const turns = page.filter(hasTurn)
      const outcomes = await Promise.all(turns.map(send))
      const settled = turns.filter((_, index) => outcomes[index]).map(({ id }) => id)
      if (settled.length > 0) await store.settle(settled)
      for (const id of settled) heldBack.delete(id)
      afterId = page.at(-1)?.id ?? 0
      if (page.length < publicationsAtOnce) break
    }
    // What is no more due has expired.
    if (pool.isOpen()) for (const id of heldBack.keys()) if (!due.has(id)) heldBack.delete(id)
  }
  const lookAgain = (delayMs: number) => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(look, delayMs)
  }
  const lookWhileBehind = async () => {
    try {
      while (isBehind && !isClosed) {
        isBehind = false
        await round()
        ofDatabase.reset()
      }
      const nextMs = Math.min(...[...heldBack.values()].map(({ untilMs }) => untilMs))
      if (heldBack.size > 0) lookAgain(Math.max(0, nextMs - Date.now()))
    } catch {
      // The database is away, which others say.
      lookAgain(ofDatabase.nextMs())
    } finally {
      isLooking = false
    }
  }
  const look = () => {
    isBehind = true
    if (isLooking || isClosed) return
    isLooking = true
    void lookWhileBehind()
  }

  return {
    look,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
