import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Transfer, TransferOutcome } from '../../adapter/Transfer.ts'
import type { WalletActions } from '../../adapter/WalletActions.ts'
import type { Foyer } from '../../client/Foyer.ts'
import type { Network } from '../../primitives/Network.ts'
import { holdingsOf } from '../holdingsOf.ts'
import type { SendAsset, SendRecipient } from './SendState.ts'
import { watchOutcome } from './watchOutcome.ts'

/** A transfer that a wallet says it sent, and what nodes say of it. */
export interface SentTransfer {
  readonly hash: string
  readonly sentAtMs: number
  readonly namespace: string
  readonly network: Network
  readonly from: string
  readonly asset: SendAsset
  readonly amountAtomic: bigint
  readonly recipient: SendRecipient
  /** `null` until a node was asked. */
  readonly outcome: TransferOutcome | null
  /** The user has read what differs. */
  readonly isRead: boolean
}

/** More than a page sends; the oldest go first. */
const maxKept = 50

/**
 * What this page sent. Each transfer is read back from a node until it is settled, whatever the user does
 * meanwhile: what differs from the confirmed transfer must be told, also to a user who has moved on.
 */
export function createSentTransfers(foyer: Foyer) {
  const { platform, balances } = foyer.internals
  const store = createStore<readonly SentTransfer[]>(() => [])
  const stops = new Map<string, () => void>()
  const change = (hash: string, changes: Partial<SentTransfer>) =>
    store.setState(
      store.getState().map((one) => (one.hash === hash ? { ...one, ...changes } : one)),
      true,
    )

  return {
    store: store as Pick<StoreApi<readonly SentTransfer[]>, 'getState' | 'subscribe'>,

    /** Keeps a transfer, and watches it from now on. */
    add(
      sent: Omit<SentTransfer, 'outcome' | 'isRead' | 'sentAtMs'>,
      {
        transfer,
        outcome,
        elsewhere,
      }: {
        transfer: Transfer
        outcome: WalletActions['outcome']
        elsewhere: readonly Network[]
      },
    ) {
      const { hash, namespace } = sent
      const kept = store.getState().filter((one) => one.hash !== hash)
      for (const { hash: old } of kept.slice(0, -maxKept)) stops.get(old)?.()
      const added = { ...sent, sentAtMs: platform.clock.now(), outcome: null, isRead: false }
      store.setState([...kept.slice(1 - maxKept), added], true)
      stops.get(hash)?.()
      stops.set(
        hash,
        watchOutcome({
          ...{ clock: platform.clock, transfer, hash, outcome, elsewhere },
          onOutcome: (outcome) => change(hash, { outcome }),
          onMoved() {
            void holdingsOf(foyer).refresh(namespace)
            void balances.refresh(namespace, { force: true })
          },
        }),
      )
    },

    /** The oldest that differs from what was confirmed, and that nobody has read. */
    alarm: () => store.getState().find((one) => isAlarm(one) && !one.isRead),

    markRead: (hash: string) => change(hash, { isRead: true }),

    /** Watches none of them any longer. */
    stop() {
      for (const stop of stops.values()) stop()
    },
  }
}

const isAlarm = ({ outcome }: SentTransfer) => (outcome?.differences?.length ?? 0) > 0
