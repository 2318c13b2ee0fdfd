import type { Foyer } from '../../client/contract/Foyer.ts'
import { createSentOrders, type SentOrders } from '../../orders/createSentOrders.ts'
import { heldAsset } from '../holdings/heldAssets.ts'
import { holdingsOf } from '../holdingsOf.ts'
import type { SendRequest } from './SendState.ts'
import { sendIntent } from './sendIntent.ts'

/** The transfers that the accounts of a client sent. */
export interface SentTransfers extends SentOrders<SendRequest> {
  /**
   * From now on what an earlier page left under way is there, too. Views come to this while they render, when
   * nothing may be read or asked, so that it is theirs to say when: once they are on screen. Again does nothing.
   */
  resume(): void
}

/** What the accounts of a client sent, since the page was loaded and before. */
export function createSentTransfers(foyer: Foyer): SentTransfers {
  const { platform, balances, storageKey, over, connection, onEnded } = foyer.internals
  const sent = createSentOrders<SendRequest>({
    ...{ kind: 'send', clock: platform.clock, storage: platform.storage },
    ...{ key: storageKey('sent'), over },
    onMoved({ network: { chainNamespace } }) {
      void holdingsOf(foyer).refresh(chainNamespace)
      void balances.refresh(chainNamespace, { force: true })
    },
  })
  const pickUp = async (namespace: string, signal: AbortSignal) => {
    const { address, network, requestedNetworks = [] } = foyer.getState().chains[namespace] ?? {}
    const actions = await connection(namespace)
      ?.actions?.()
      .catch(() => null)
    if (!actions?.outcome || !network || !address || signal.aborted) return
    await sent.pickUp({
      ...{ network, account: address, otherNetworks: requestedNetworks, signal },
      intent: sendIntent({
        actions: () => actions,
        nameAsset: (asset) => heldAsset(foyer, { namespace, asset }),
      }),
    })
  }
  let isResumed = false

  return {
    ...sent,
    resume() {
      if (isResumed) return
      isResumed = true
      const searches = new Map<string, AbortController>()
      const search = (namespace: string) => {
        searches.get(namespace)?.abort()
        const controller = new AbortController()
        searches.set(namespace, controller)
        void pickUp(namespace, controller.signal)
      }
      for (const namespace of Object.keys(foyer.getState().chains)) search(namespace)
      foyer.subscribe(({ chains }, before) => {
        for (const [namespace, { address, status }] of Object.entries(chains)) {
          const old = before.chains[namespace]
          if (address === old?.address && status === old?.status) continue
          if (status === 'connected') search(namespace)
          else searches.get(namespace)?.abort()
        }
      })
      // A user who disconnects leaves nothing behind in the browser; a wallet that is locked has not left.
      onEnded((ended) => sent.forget(({ chainId }) => chainId.startsWith(`${ended}:`)))
    },
  }
}
