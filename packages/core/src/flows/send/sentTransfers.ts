import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Transfer, TransferAsset } from '../../adapter/Transfer.ts'
import type { WalletActions } from '../../adapter/WalletActions.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import type { KeptOrder, KeptOrders } from '../../orders/keptOrders.ts'
import { equals } from '../../primitives/Address.ts'
import type { Network } from '../../primitives/Network.ts'
import { holdingsOf } from '../holdingsOf.ts'
import type { FollowedTransfer, SentTransfer } from './SentTransfer.ts'
import { sendAssets } from './sendAssets.ts'
import { isEnd, watchOutcome } from './watchOutcome.ts'

/** More than a page sends; the oldest go first. */
const maxKept = 50
/** Until a node knows what an earlier visit sent. */
const lookAgainMs = 10_000
const maxLooks = 100
const lookTimeoutMs = 15_000

/**
 * What this page sent, and what an earlier one left under way. Each transfer is read back from a node until it
 * is settled, whatever the user does meanwhile: what differs from the confirmed transfer must be told, also to
 * a user who has moved on.
 */
export function createSentTransfers(foyer: Foyer) {
  const { platform, balances, storageKey, over } = foyer.internals
  const key = storageKey('sent')
  /** Most accounts have nothing under way, and need no code for it. */
  const isAnyKept = () => platform.storage.get(key) !== null
  let loaded: KeptOrders | undefined
  const loadKept = async () => {
    const code = await import('../../orders/keptOrders.ts').catch(() => null)
    if (code)
      loaded ??= code.createKeptOrders({ storage: platform.storage, key, now: platform.clock.now })
    return loaded
  }
  const forget = (isMeant: (order: KeptOrder) => boolean) => {
    if (isAnyKept()) void loadKept().then((kept) => kept?.forget(isMeant))
  }
  const store = createStore<readonly SentTransfer[]>(() => [])
  const stops = new Map<string, () => void>()
  const change = (hash: string, changes: Partial<SentTransfer>) =>
    store.setState(
      store.getState().map((one) => (one.hash === hash ? { ...one, ...changes } : one)),
      true,
    )

  const follow = (
    sent: FollowedTransfer,
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
          // Nothing that storage says is compared with what was confirmed in another visit.
          const differences = sent.isUnmatched ? null : outcome.differences
          change(hash, { outcome: { ...outcome, differences } })
          if (isEnd(outcome)) forget((one) => one.hash === hash)
        },
        onMoved() {
          void holdingsOf(foyer).refresh(namespace)
          void balances.refresh(namespace, { force: true })
        },
      }),
    )
  }

  /**
   * What an earlier page left under way for this account: the chain tells what it is. Nothing that stands in storage
   * can raise the alarm, as anybody who runs in this page may have written it.
   */
  const pickUp = async (namespace: string) => {
    if (!isAnyKept()) return
    const kept = await loadKept()
    const { address, network, requestedNetworks = [] } = foyer.getState().chains[namespace] ?? {}
    const connection = foyer.internals.connection(namespace)
    const isOver = () => over.aborted || foyer.internals.connection(namespace) !== connection
    const { outcome, findTransfer } = (await connection?.actions?.().catch(() => null)) ?? {}
    if (!kept || !network || !address || !outcome || !findTransfer) return
    const lookFor = async ({ hash, sentAtMs, digest }: KeptOrder, look = 0): Promise<void> => {
      if (isOver() || store.getState().some((one) => one.hash === hash)) return
      const signal = AbortSignal.any([over, AbortSignal.timeout(lookTimeoutMs)])
      const found = await findTransfer({ network, hash, account: address, signal }).catch(
        () => null,
      )
      if (isOver()) return
      // Somebody else's: whoever wrote that down, it is no concern of this account.
      if (found && !equals(found.from, address)) return kept.forget((one) => one.hash === hash)
      const asset = found && assetOf(found.asset, namespace)
      if (!found || !asset) {
        if (look < maxLooks)
          platform.clock.after(
            lookAgainMs,
            () =>
              void lookFor({ hash, chainId: network.caipNetworkId, sentAtMs, digest }, look + 1),
          )
        return
      }
      const { digestOfTransfer } = await import('./digestOfTransfer.ts')
      const isUnmatched = digest !== (await digestOfTransfer(found))
      if (isOver() || store.getState().some((one) => one.hash === hash)) return
      follow(
        {
          ...{ hash, sentAtMs, namespace, network, from: address, asset },
          ...{ amountAtomic: found.amountAtomic, isUnmatched },
          recipient: { address: found.to, name: null, avatar: null },
        },
        { outcome, elsewhere: requestedNetworks },
      )
    }
    for (const order of kept.read(network.caipNetworkId)) void lookFor(order)
  }
  /** As the account's holdings name it; `null` where they do not have it, as its decimals are not known then. */
  const assetOf = (asset: TransferAsset, namespace: string) => {
    const held = sendAssets(foyer, namespace).find(({ asset: one }) =>
      one.kind === 'token' && asset.kind === 'token'
        ? equals(one.address, asset.address)
        : one.kind === asset.kind,
    )
    if (held || asset.kind !== 'collectible') return held ?? null
    const name = `#${asset.tokenId}`
    return { asset, atomic: 0n, decimals: 0, name, symbol: '', priceUsd: null, iconUrl: null }
  }
  const keep = async ({
    hash,
    network,
    from,
    recipient,
    asset: { asset },
    amountAtomic,
  }: Omit<FollowedTransfer, 'sentAtMs'>) => {
    const code = await Promise.all([loadKept(), import('./digestOfTransfer.ts')]).catch(() => null)
    const [kept, { digestOfTransfer }] = code ?? [null, {}]
    // Without its code it is not kept: a reload shows it with the history.
    if (!kept || !digestOfTransfer) return
    const transfer: Transfer = { network, from, to: recipient.address, asset, amountAtomic }
    kept.keep({ hash, chainId: network.caipNetworkId, digest: await digestOfTransfer(transfer) })
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
      foyer.internals.onEnded((ended) => forget(({ chainId }) => chainId.startsWith(`${ended}:`)))
    },

    /** Loads what keeping takes, so that a page that goes right after sending has kept it. */
    prepare: () => void Promise.all([loadKept(), import('./digestOfTransfer.ts')]).catch(() => {}),

    /** Keeps a transfer, and watches it from now on. */
    add(
      sent: Omit<FollowedTransfer, 'sentAtMs' | 'isUnmatched'>,
      how: { outcome: WalletActions['outcome']; elsewhere: readonly Network[] },
    ) {
      follow({ ...sent, sentAtMs: platform.clock.now() }, how)
      void keep(sent)
    },

    /** The oldest that differs from what was confirmed, and that nobody has read. */
    alarm: () => store.getState().find((one) => isAlarm(one) && !one.isRead),

    markRead(hash: string) {
      change(hash, { isRead: true })
      forget((one) => one.hash === hash)
    },
  }
}

/** What this page itself saw confirmed, and the chain tells otherwise. */
const isAlarm = ({ outcome, isUnmatched }: Pick<SentTransfer, 'outcome' | 'isUnmatched'>) =>
  isUnmatched === undefined && (outcome?.differences?.length ?? 0) > 0
