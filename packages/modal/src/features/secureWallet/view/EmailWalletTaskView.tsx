import type { FrameTask } from '@foyer/core/remote'
import { Button, Icon, Notice, useWords } from '@foyer/ui'
import { useState } from 'react'
import {
  replace,
  useFeature,
  useParameters,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'
import { messages as loginWords } from '../../../login/messages.ts'
import { useFrame } from '../../../login/useFrame.ts'
import { messages as words } from '../messages.ts'

/** Lends its place to the frame, which shows the recovery code: it never leaves the frame. */
export function RecoveryCodeView() {
  return <InFrame task="showCode" />
}

/** The same for whatever else a user does in the frame. */
export function EmailWalletTaskView() {
  return <InFrame task={useParameters('EmailWalletTask').task} />
}

function InFrame({ task }: { task: FrameTask }) {
  const messages = useWords(words)
  const { tryAgain } = useWords(loginWords)
  const { foyer } = useFeature()
  const [problem, setProblem] = useState<string | null>(null)
  useFrame()
  useWhileOnScreen(() => {
    const leaving = new AbortController()
    void (async () => {
      const remote = await foyer.internals.remotes.get('embedded')?.()
      await remote?.login?.inFrame(task, leaving.signal)
      // A wallet that was deleted leaves by itself.
      if (!leaving.signal.aborted && task !== 'deleteWallet') foyer.router.back()
    })().catch((error: unknown) => {
      if (leaving.signal.aborted) return
      if ((error as { code?: unknown }).code === 4001) return foyer.router.back()
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
        <div className="login-actions">
          <Button
            icon={<Icon name="refresh" size={18} />}
            onClick={() =>
              task === 'showCode'
                ? foyer.router.replace('RecoveryCode')
                : replace(foyer, 'EmailWalletTask', { task })
            }
          >
            {tryAgain}
          </Button>
        </div>
      </>
    )
  return <p className="email-hint">{messages.inFrame}</p>
}
