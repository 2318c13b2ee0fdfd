import type { TransferOutcome } from '../adapter/Transfer.ts'
import type { Clock } from '../platform/Platform.ts'

/** Soon enough for a user who waits, and then as a page in the background may. */
const soonMs = 1_500
const laterMs = 10_000
const soonRounds = 40
/** After some hours nobody waits any more. */
const lastRound = 1_000
/** A block can go again. A few answers in a row are soon; then it is looked at for some minutes. */
const settledSoon = 4
/** Two answers later a backend does not count any more as fresh what it read just before the block. */
const settledForAll = 3
const settledRounds = 30

/** Whether it is settled, as far as a node can say so. */
export const isEnd = ({ status }: Pick<TransferOutcome, 'status'>): boolean =>
  status !== 'pending' && status !== 'unread'

/** Reads what became of an order until it is settled, or the returned function is called. */
export function watchOutcome({
  clock,
  readOutcome,
  onOutcome,
  onMoved,
}: {
  clock: Pick<Clock, 'after' | 'deadline'>
  /** @param asked.seen of the answer before */
  readOutcome(asked: {
    readonly seen: string | null
    readonly signal: AbortSignal
  }): Promise<TransferOutcome>
  onOutcome(outcome: TransferOutcome): void
  /** A block has it, or has it no more: balances are others now. Again once every backend can know. */
  onMoved(): void
}): () => void {
  const over = new AbortController()
  let cancel = () => {}
  let last: TransferOutcome | null = null
  let settled = 0
  let round = 0
  const read = async () => {
    round++
    const signal = AbortSignal.any([over.signal, clock.deadline(15_000)])
    const next = await readOutcome({ seen: last?.seen ?? null, signal }).catch(() => null)
    if (over.signal.aborted) return
    if (next) {
      // What was read once stays known while no node can be asked.
      const differences = next.differences ?? last?.differences ?? null
      const uncompared = next.differences ? next.uncompared : last?.uncompared
      const status = next.status === 'unread' && last ? last.status : next.status
      const before = last ?? { status: 'unread' as const }
      last = { ...next, status, differences, uncompared }
      onOutcome(last)
      settled = isEnd(last) ? settled + 1 : 0
      const isChanged = before.status !== status && (isEnd(last) || isEnd(before))
      if (isChanged || settled === settledForAll) onMoved()
    }
    if (settled >= settledRounds || round >= lastRound) return
    const isSoon = settled < settledSoon && round < soonRounds
    cancel = clock.after(isSoon ? soonMs : laterMs, () => void read())
  }
  void read()
  return () => {
    over.abort()
    cancel()
  }
}
