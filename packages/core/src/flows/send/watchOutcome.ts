import type { Transfer, TransferOutcome } from '../../adapter/Transfer.ts'
import type { WalletActions } from '../../adapter/WalletActions.ts'
import type { Clock } from '../../platform/Platform.ts'
import type { Network } from '../../primitives/Network.ts'

/** Soon enough for a user who waits, and then as a page in the background may. */
const soonMs = 1_500
const laterMs = 10_000
const soonRounds = 40
/** After some hours nobody waits any more. */
const lastRound = 1_000
/** A block can go again: after this many answers in a row it has not. */
const settledRounds = 4

/** Reads what became of a transfer until it is settled, or the returned function is called. */
export function watchOutcome({
  clock,
  transfer,
  hash,
  outcome,
  elsewhere,
  onOutcome,
  onMoved,
}: {
  clock: Clock
  transfer: Transfer
  hash: string
  outcome: WalletActions['outcome']
  elsewhere: readonly Network[]
  onOutcome(outcome: TransferOutcome): void
  /** A block has it: balances are others now. */
  onMoved(): void
}): () => void {
  if (!outcome) return () => {}
  const over = new AbortController()
  let cancel = () => {}
  let last: TransferOutcome | null = null
  let settled = 0
  let round = 0
  const read = async () => {
    round++
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(15_000)])
    const next = await outcome({ transfer, hash, seen: last?.seen, elsewhere, signal }).catch(
      () => null,
    )
    if (over.signal.aborted) return
    if (next) {
      // What was read once stays known while no node can be asked.
      const differences = next.differences ?? last?.differences ?? null
      const status = next.status === 'unread' && last ? last.status : next.status
      const isNew = last?.status !== status
      last = { ...next, status, differences }
      onOutcome(last)
      const isEnd = status !== 'pending' && status !== 'unread'
      if (isEnd && isNew) onMoved()
      settled = isEnd ? settled + 1 : 0
    }
    if (settled >= settledRounds || round >= lastRound) return
    cancel = clock.after(round < soonRounds ? soonMs : laterMs, () => void read())
  }
  void read()
  return () => {
    over.abort()
    cancel()
  }
}
