import type { ChainState } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useFeature, useFoyerState, useOnScreen } from './FeatureContext.ts'

/*
 * What no view needs before a wallet is connected: beside `FeatureContext.ts`, which the first view
 * waits for.
 */

/**
 * The chain family that is active. The account as it was stays while the view leaves after a
 * disconnect, so that nothing on screen falls apart.
 */
export function useActiveChain(): ChainState | undefined {
  const current = useFoyerState(({ activeNamespace, chains }) =>
    activeNamespace ? chains[activeNamespace] : undefined,
  )
  const [kept, setKept] = useState(current)
  if (current?.address && current !== kept) setKept(current)
  return current?.address ? current : kept
}

/** Calls back now and then every `everyMs` while the view is on screen. */
export function useRepeatedly(everyMs: number, callback: (first: boolean) => void): void {
  const { foyer } = useFeature()
  const onScreen = useOnScreen()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback of the first render is kept, so that rendering again does not ask again
  useEffect(() => {
    if (!onScreen) return
    let cancel = () => {}
    const round = (first: boolean) => {
      callback(first)
      cancel = foyer.internals.platform.clock.after(everyMs, () => round(false))
    }
    round(true)
    return () => cancel()
  }, [onScreen, everyMs])
}

/** The value as it was when it last stood still for that long. */
export function useSettled<value>(value: value, delayMs: number): value {
  const { foyer } = useFeature()
  const [settled, setSettled] = useState(value)
  useEffect(
    () => foyer.internals.platform.clock.after(delayMs, () => setSettled(() => value)),
    [foyer, value, delayMs],
  )
  return settled
}
