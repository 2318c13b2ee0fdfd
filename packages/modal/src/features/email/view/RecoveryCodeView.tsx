import { Button, Icon, Notice, useWords } from '@foyer/ui'
import { useState } from 'react'
import { useFeature, useWhileOnScreen } from '../../../feature/FeatureContext.ts'
import { messages as words } from '../messages.ts'
import { useFrame } from './useFrame.ts'

/** Lends its place to the frame, which shows the recovery code: it never leaves the frame. */
export function RecoveryCodeView() {
  return <InFrame show="showCode" />
}

/** The same for the secret phrase. */
export function ExportWalletView() {
  return <InFrame show="showPhrase" />
}

function InFrame({ show }: { show: 'showCode' | 'showPhrase' }) {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const [problem, setProblem] = useState<string | null>(null)
  useFrame()
  useWhileOnScreen(() => {
    const leaving = new AbortController()
    void (async () => {
      const remote = await foyer.internals.remotes.get('embedded')?.()
      await remote?.login?.[show](leaving.signal)
      if (!leaving.signal.aborted) foyer.router.back()
    })().catch((error: unknown) => {
      if (leaving.signal.aborted) return
      setProblem(error instanceof Error ? error.message : String(error))
    })
    return () => leaving.abort()
  })
  if (problem !== null)
    return (
      <>
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
        <div className="email-actions">
          <Button
            icon={<Icon name="refresh" size={18} />}
            onClick={() =>
              foyer.router.replace(show === 'showCode' ? 'RecoveryCode' : 'ExportWallet')
            }
          >
            {messages.tryAgain}
          </Button>
        </div>
      </>
    )
  return <p className="email-hint">{messages.inFrame}</p>
}
