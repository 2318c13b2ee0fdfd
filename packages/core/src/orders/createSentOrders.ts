import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TransferOutcome } from '../adapter/Transfer.ts'
import type { Clock, KeyValueStorage } from '../platform/Platform.ts'
import type { Network } from '../primitives/Network.ts'
import type { Intent } from './Intent.ts'
import type { KeptOrder, KeptOrders } from './keptOrders.ts'
import { isEnd, watchOutcome } from './watchOutcome.ts'

/** More than a page sends; the oldest go first. */
const maxFollowed = 50
/** Until a node knows what an earlier visit sent. */
const lookAgainMs = 10_000
const maxLooks = 100
const lookTimeoutMs = 15_000

/** What is known of an order that a wallet says it sent. */
interface SentFacts {
  readonly hash: string
  readonly sentAtMs: number
  /** `null` until a node was asked. */
  readonly outcome: TransferOutcome | null
  /** The user has read what differs. */
  readonly isRead: boolean
  /**
   * Of an earlier visit, and not what this browser remembers of it: the wallet sent something else, or somebody
   * changed what is remembered. What is shown is what the chain has.
   */
  readonly isUnmatched?: boolean | undefined
}

/** What a wallet says it sent, and what nodes say of it. */
export type SentOrder<request> = request & SentFacts

/** How an order is read back: by the intent of the wallet that sent it, and on which networks besides. */
export interface ReadBack<request> {
  readonly intent: Pick<Intent<request>, 'outcome' | 'digest' | 'find'>
  readonly otherNetworks: readonly Network[]
}

/** What was sent of one kind, since the page was loaded and before. */
export interface SentOrders<request> {
  readonly store: Pick<StoreApi<readonly SentOrder<request>[]>, 'getState' | 'subscribe'>
  /** Loads what keeping takes, so that a page that goes right after sending has kept it. */
  prepare(): void
  /** Keeps an order, and watches it from now on. */
  add(request: request, how: ReadBack<request> & { readonly hash: string }): void
  /**
   * What an earlier page, or another one, has under way for this account: the chain tells what it is. Nothing that
   * stands in storage can raise the alarm, as anybody who runs in this page may have written it.
   *
   * @param signal aborts when the wallet goes
   */
  pickUp(
    of: ReadBack<request> & {
      readonly network: Network
      readonly account: string
      readonly signal: AbortSignal
    },
  ): Promise<void>
  /** Nothing of these stays in the browser. */
  forget(isMeant: (order: KeptOrder) => boolean): void
  /** The oldest that differs from what was confirmed, and that nobody has read. */
  alarm(): SentOrder<request> | undefined
  markRead(hash: string): void
}

/**
 * Follows what was sent of one kind. Each order is read back from a node until it is settled, whatever the user does
 * meanwhile: what differs from what was confirmed must be told, also to a user who has moved on.
 *
 * @param parameters.key of the storage, the same for all kinds
 * @param parameters.over ends all of it
 * @param parameters.onMoved a block has it, or has it no more: balances are others now
 */
export function createSentOrders<request extends { readonly network: Network }>({
  kind,
  clock,
  storage,
  key,
  over,
  onMoved,
}: {
  kind: string
  clock: Pick<Clock, 'now' | 'after' | 'deadline'>
  storage: KeyValueStorage
  key: string
  over: AbortSignal
  onMoved(request: request): void
}): SentOrders<request> {
  type Sent = SentOrder<request>
  /** Most accounts have nothing under way, and need no code for it. */
  const isAnyKept = () => storage.get(key) !== null
  let loaded: KeptOrders | undefined
  const loadKept = async () => {
    const code = await import('./keptOrders.ts').catch(() => null)
    if (code) loaded ??= code.createKeptOrders({ storage, key, now: clock.now })
    return loaded
  }
  const forget = (isMeant: (order: KeptOrder) => boolean) => {
    if (isAnyKept()) void loadKept().then((kept) => kept?.forget(isMeant))
  }
  const store = createStore<readonly Sent[]>(() => [])
  const has = (hash: string) => store.getState().some((one) => one.hash === hash)
  const stops = new Map<string, () => void>()
  const change = (hash: string, changes: Partial<Pick<SentFacts, 'outcome' | 'isRead'>>) =>
    store.setState(
      store.getState().map((one) => (one.hash === hash ? { ...one, ...changes } : one)),
      true,
    )
  over.addEventListener('abort', () => {
    for (const stop of stops.values()) stop()
  })

  const follow = (
    request: request,
    {
      hash,
      intent,
      otherNetworks,
      ...facts
    }: ReadBack<request> & Pick<SentFacts, 'hash' | 'sentAtMs' | 'isUnmatched'>,
  ) => {
    const others = store.getState().filter((one) => one.hash !== hash)
    for (const { hash: old } of others.slice(0, -maxFollowed)) stops.get(old)?.()
    const sent: Sent = { ...request, ...facts, hash, outcome: null, isRead: false }
    store.setState([...others.slice(1 - maxFollowed), sent], true)
    stops.get(hash)?.()
    stops.set(
      hash,
      watchOutcome({
        clock,
        readOutcome: (asked) => intent.outcome(request, { ...asked, hash, otherNetworks }),
        onOutcome(outcome) {
          // Nothing that storage says is compared with what was confirmed in another visit.
          const differences = facts.isUnmatched ? null : outcome.differences
          change(hash, { outcome: { ...outcome, differences } })
          if (isEnd(outcome)) forget((one) => one.hash === hash)
        },
        onMoved: () => onMoved(request),
      }),
    )
  }

  return {
    store,
    prepare: () => void loadKept(),
    async add(request, { hash, ...how }) {
      follow(request, { ...how, hash, sentAtMs: clock.now() })
      // Without its code it is not kept: a reload shows it with the history.
      const kept = await loadKept()
      const chainId = request.network.caipNetworkId
      kept?.keep({ kind, hash, chainId, digest: await how.intent.digest(request) })
    },
    async pickUp({ network, account, signal: given, ...how }) {
      if (!isAnyKept()) return
      const kept = await loadKept()
      const signal = AbortSignal.any([over, given])
      const { intent } = how
      const lookFor = async (order: KeptOrder, look = 0): Promise<void> => {
        const { hash, sentAtMs, digest } = order
        if (signal.aborted || has(hash)) return
        const found = await intent
          .find({
            ...{ network, hash, account },
            signal: AbortSignal.any([signal, clock.deadline(lookTimeoutMs)]),
          })
          .catch(() => null)
        if (signal.aborted) return
        if (found === 'foreign') return forget((one) => one.hash === hash)
        if (found) {
          const isUnmatched = digest !== (await intent.digest(found))
          if (!signal.aborted && !has(hash)) follow(found, { ...how, hash, sentAtMs, isUnmatched })
        } else if (look < maxLooks) clock.after(lookAgainMs, () => void lookFor(order, look + 1))
      }
      for (const order of kept?.read({ kind, chainId: network.caipNetworkId }) ?? [])
        void lookFor(order)
    },
    forget,
    alarm: () => store.getState().find((one) => isAlarm(one) && !one.isRead),
    markRead(hash) {
      change(hash, { isRead: true })
      forget((one) => one.hash === hash)
    },
  }
}

/** What this page itself saw confirmed, and the chain tells otherwise. */
const isAlarm = ({ outcome, isUnmatched }: SentFacts) =>
  isUnmatched === undefined && (outcome?.differences?.length ?? 0) > 0
