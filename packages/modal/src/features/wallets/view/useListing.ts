import { type Flow, startFlow } from '@foyer/core/client'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { listWallets } from '../../../feature/browseWallets.ts'
import { useFeature, useOnScreen } from '../../../feature/FeatureContext.ts'
import { type ListEvent, type ListState, listFlow } from '../flow.ts'
import type { Visit } from './visit.ts'

/**
 * The list as a visit left it, going on from there while the view is on screen: what is there is not
 * asked for again, and what was under way when the view was left is.
 */
export function useListing(visit: Visit): [ListState, (event: ListEvent) => void] {
  const { wallets } = useFeature()
  const onScreen = useOnScreen()
  const [flow, setFlow] = useState<Flow<ListState, ListEvent>>()
  useLayoutEffect(() => {
    if (!onScreen) return
    const started = startFlow(
      { ...listFlow, initial: visit.state },
      {
        list: (query: Parameters<typeof listWallets>[1]) => listWallets(wallets, query),
      },
    )
    const stopKeeping = started.subscribe(() => {
      visit.state = started.getState()
    })
    setFlow(started)
    return () => {
      stopKeeping()
      started.stop()
    }
  }, [wallets, visit, onScreen])
  const state = useSyncExternalStore(
    flow?.subscribe ?? never,
    () => flow?.getState() ?? visit.state,
  )
  return [state, flow?.send ?? nothing]
}

const never = () => () => {}
const nothing = () => {}
