import { createStore, type StoreApi } from 'zustand/vanilla'
import type { WalletActions } from '../../adapter/WalletActions.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import type { Network } from '../../primitives/Network.ts'
import { holdingsOf } from '../holdingsOf.ts'
import type { KeptTransfers } from './keptTransfers.ts'
import type { KeptTransfer, SentTransfer } from './SentTransfer.ts'
import { isEnd, watchOutcome } from './watchOutcome.ts'

/** More than a page sends; the oldest go first. */
const maxKept = 50

/**
 * What this page sent, and what an earlier one left under way. Each transfer is read back from a node until it
 * is settled, whatever the user does meanwhile: what differs from the confirmed transfer must be told, also to
 * a user who has moved on, or reloaded the page.
 */
export function createSentTransfers(foyer: Foyer) {
  const { platform, balances, storageKey, over } = foyer.internals
  const key = storageKey('sent')
  let kept: KeptTransfers | undefined
  /** At once where the code is there. What it cannot be loaded for is neither kept nor forgotten. */
  const withKept = async (change: (kept: KeptTransfers) => void) => {
    if (kept) return change(kept)
    const code = await import('./keptTransfers.ts').catch(() => null)
    if (!code) return
    kept ??= code.createKeptTransfers({
      ...{ storage: platform.storage, key, now: platform.clock.now },
    })
    change(kept)
  }
  /** Most accounts have nothing under way, and need no code for it. */
  const isAnyKept = () => platform.storage.get(key) !== null
  const forget = (isMeant: Parameters<KeptTransfers['forget']>[0]) => {
    if (isAnyKept()) void withKept((kept) => kept.forget(isMeant))
  }
  const store = createStore<readonly SentTransfer[]>(() => [])
  const stops = new Map<string, () => void>()
  const change = (hash: string, changes: Partial<SentTransfer>) =>
    store.setState(
      store.getState().map((one) => (one.hash === hash ? { ...one, ...changes } : one)),
      true,
    )

  const follow = (
    sent: KeptTransfer,
    { outcome, elsewhere }: { outcome: WalletActions['outcome']; elsewhere: readonly Network[] },
  ) => {
    const { hash, namespace, network, from, asset, amountAtomic, recipient } = sent
    const others = store.getState().filter((one) => one.hash !== hash)
    for (const { hash: old } of others.slice(0, -maxKept)) stops.get(old)?.()
    store.setState([...others.slice(1 - maxKept), { ...sent, outcome: null, isRead: false }], true)
    stops.get(hash)?.()
    stops.set(
      hash,
      watchOutcome({
        ...{ clock: platform.clock, hash, outcome, elsewhere },
        transfer: { network, from, to: recipient.address, asset: asset.asset, amountAtomic },
        onOutcome(outcome) {
          change(hash, { outcome })
          if (isEnd(outcome) && !isAlarm({ outcome })) forget((one) => one.hash === hash)
        },
        onMoved() {
          void holdingsOf(foyer).refresh(namespace)
          void balances.refresh(namespace, { force: true })
        },
      }),
    )
  }

  /** What an earlier page left under way for this account; it is asked for as this page asks. */
  const pickUp = async (namespace: string) => {
    if (!isAnyKept()) return
    let left: readonly KeptTransfer[] = []
    await withKept((kept) => {
      left = kept.read(foyer.getState().chains[namespace]?.requestedNetworks ?? [])
    })
    const { address, requestedNetworks = [] } = foyer.getState().chains[namespace] ?? {}
    left = left.filter((one) => one.namespace === namespace && one.from === address)
    if (left.length === 0) return
    const connection = foyer.internals.connection(namespace)
    const { outcome } = (await connection?.actions?.().catch(() => null)) ?? {}
    if (!outcome || over.aborted || foyer.internals.connection(namespace) !== connection) return
    for (const one of left)
      if (!store.getState().some(({ hash }) => hash === one.hash))
        follow(one, { outcome, elsewhere: requestedNetworks })
  }
  let isResumed = false
  over.addEventListener('abort', () => {
    for (const stop of stops.values()) stop()
  })

  return {
    store: store as Pick<StoreApi<readonly SentTransfer[]>, 'getState' | 'subscribe'>,

    /**
     * From now on what an earlier page left under way is there, too. Views come to this while they render, when
     * nothing may be read or asked, so that it is theirs to say when: once they are on screen. Again does nothing.
     */
    resume() {
      if (isResumed) return
      isResumed = true
      for (const namespace of Object.keys(foyer.getState().chains)) void pickUp(namespace)
      foyer.subscribe(({ chains }, before) => {
        for (const [namespace, { address, status }] of Object.entries(chains)) {
          const old = before.chains[namespace]
          if (status === 'connected' && (address !== old?.address || status !== old.status))
            void pickUp(namespace)
        }
      })
      // A user who disconnects leaves nothing behind in the browser; a wallet that is locked has not left.
      foyer.internals.onEnded((ended) => forget(({ namespace }) => namespace === ended))
    },

    /** Loads what keeping takes, so that a page that goes right after sending has kept it. */
    prepare: () => void withKept(() => {}),

    /** Keeps a transfer, and watches it from now on. */
    add(
      sent: Omit<KeptTransfer, 'sentAtMs'>,
      how: { outcome: WalletActions['outcome']; elsewhere: readonly Network[] },
    ) {
      const added = { ...sent, sentAtMs: platform.clock.now() }
      void withKept((kept) => kept.keep(added))
      follow(added, how)
    },

    /** The oldest that differs from what was confirmed, and that nobody has read. */
    alarm: () => store.getState().find((one) => isAlarm(one) && !one.isRead),

    markRead(hash: string) {
      change(hash, { isRead: true })
      forget((one) => one.hash === hash)
    },
  }
}

const isAlarm = ({ outcome }: Pick<SentTransfer, 'outcome'>) =>
  (outcome?.differences?.length ?? 0) > 0
