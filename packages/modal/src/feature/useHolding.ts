import { emptyHolding, type Holding, holdingsOf } from '@foyer/core/holdings'
import { useEffect } from 'react'
import { useFeature, useOnScreen, useStore } from './FeatureContext.ts'

/** What the active account of a chain family holds, kept up to date while the view is on screen. */
export function useHolding(namespace: string | undefined): Holding {
  const { foyer } = useFeature()
  const onScreen = useOnScreen()
  const holdings = holdingsOf(foyer)
  useEffect(
    () => (namespace !== undefined && onScreen ? holdings.watch(namespace) : undefined),
    [holdings, namespace, onScreen],
  )
  return useStore(holdings.store)[namespace ?? ''] ?? emptyHolding
}
