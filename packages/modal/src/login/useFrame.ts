import { useEffect, useState } from 'react'
import { useFeature, useOnScreen } from '../feature/FeatureContext.ts'

type Purpose = 'approve' | 'recovery' | null

/** What the frame has to show; it is in sight while this view is on screen and has something to show. */
export function useFrame(): Purpose {
  const { foyer, clearToast } = useFeature()
  const onScreen = useOnScreen()
  const [purpose, setPurpose] = useState<Purpose>(null)
  useEffect(() => {
    if (!onScreen) return undefined
    let isOver = false
    let leave = () => {}
    void (async () => {
      const remote = await foyer.internals.remotes.get('embedded')?.()
      const login = remote?.login
      const frame = await login?.frame()
      if (isOver || !login || !frame) return
      const show = (wanted: Purpose) => {
        frame.hidden = wanted === null
        setPurpose(wanted)
        // What is covered cannot be approved, and a message stays while the pointer is on it.
        if (wanted !== null) clearToast()
      }
      show(login.purpose.getState())
      const stop = login.purpose.subscribe(show)
      leave = () => {
        stop()
        frame.hidden = true
      }
    })().catch(() => {
      // The request itself says why.
    })
    return () => {
      isOver = true
      leave()
    }
  }, [foyer, onScreen, clearToast])
  return purpose
}
