import type { Connector } from '@foyer/core'
import {
  startWalletRequest,
  type WalletRequest,
  type WalletRequestState,
  waitingForWallet,
} from '@foyer/core/client'
import { useRef, useState } from 'react'
import {
  useFeature,
  useStore,
  useWalletPrompt,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'

/** How one chain family answered. */
export interface FamilyRequest {
  readonly connector: Connector
  readonly state: WalletRequestState
  retry(): void
}

const keyOf = ({ chain, id }: Connector) => `connect ${chain}:${id}`

/**
 * Asks a wallet on several chain families at once, in the turn of the press that opened the view. Each
 * has its own outcome. What is not answered when the view leaves is abandoned, unless a gate took the view
 * away: then the others are still wanted.
 */
export function useFamilyRequests(connectors: readonly Connector[]): readonly FamilyRequest[] {
  const { foyer, wallets } = useFeature()
  const { requests, store, platform } = foyer.internals
  const all = useStore(requests)
  // How earlier requests for the same ended is no concern of these.
  const [earlier] = useState(all)
  const running = useRef(new Map<Connector, WalletRequest>())
  const stateOf = (connector: Connector) => {
    const key = keyOf(connector)
    return (all[key] !== earlier[key] && all[key]) || waitingForWallet
  }
  const found = connectors.map((connector) => ({
    connector,
    state: stateOf(connector),
    retry: () => running.current.get(connector)?.retry(),
  }))
  useWalletPrompt(found.some(({ state }) => state.status === 'waiting'))
  useWhileOnScreen(() => {
    const started = connectors.map((connector) => {
      const request = startWalletRequest({
        requests,
        clock: platform.clock,
        key: keyOf(connector),
        async ask({ signal, onAlreadyPending }) {
          await foyer.connect({ connector, signal, onAlreadyPending, keepActive: true })
          wallets.remember(connector.id)
        },
        finish() {},
        celebrationMs: 0,
      })
      running.current.set(connector, request)
      return request
    })
    return () => {
      const isAtGate = connectors.some(({ chain }) => store.statusOf(chain) === 'authenticating')
      if (!isAtGate) for (const { stop } of started) stop()
    }
  })
  return found
}
