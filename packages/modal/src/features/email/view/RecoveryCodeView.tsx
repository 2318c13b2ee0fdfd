import { useWords } from '@foyer/ui'
import { useFeature, useWhileOnScreen } from '../../../feature/FeatureContext.ts'
import { messages as words } from '../messages.ts'
import { useFrame } from './useFrame.ts'

/** Lends its place to the frame, which shows the recovery code: it never leaves the frame. */
export function RecoveryCodeView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  useFrame()
  useWhileOnScreen(() => {
    const leaving = new AbortController()
    void (async () => {
      const remote = await foyer.internals.remotes.get('embedded')?.()
      await remote?.login?.showCode(leaving.signal)
      if (!leaving.signal.aborted) foyer.router.back()
    })().catch(() => {
      // The user looked away; the row leads here again.
      if (!leaving.signal.aborted) foyer.router.back()
    })
    return () => leaving.abort()
  })
  return <p className="email-hint">{messages.inFrame}</p>
}
