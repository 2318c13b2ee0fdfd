import { Button, Notice } from '@foyer/ui'
import { useState } from 'react'
import { userRejected } from '../channel/failures.ts'
import { CancelOr } from './CancelOr.tsx'
import type { Scene } from './createPlace.ts'
import { showView, useFrameWords } from './showView.tsx'
import { canProveSight, useSight } from './useSight.ts'

/** Asks before all other devices are signed out, and does it. @throws Refusal 4001 when the user gives up */
export function confirmForgetting(
  scene: Scene,
  { others, forget, signal }: { others: number; forget(): Promise<void>; signal: AbortSignal },
): Promise<void> {
  const { title, text, confirm } = scene.words.devices
  return showView<void>(
    scene,
    ({ done, fail }) => (
      <ConfirmView
        {...{ title, confirm, text: text(others) }}
        act={async () => {
          await forget()
          done()
        }}
        onCancel={() => fail(userRejected())}
      />
    ),
    signal,
  )
}

/** Asks before something is done; where the browser can prove it, only who sees the button presses it. */
export function ConfirmView({
  title,
  text,
  confirm: said,
  act,
  onCancel,
}: {
  title: string
  text: string
  /** What the button says. */
  confirm: string
  /** @throws what is said to the user */
  act(): Promise<void>
  onCancel(): void
}) {
  const words = useFrameWords()
  const isSeen = useSight()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    await act().catch((error: unknown) => {
      setProblem(error instanceof Error ? error.message : words.tryAgain)
      setBusy(false)
    })
  }
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <CancelOr onCancel={onCancel}>
        <Button
          variant="primary"
          full
          aria-disabled={isBusy || (!isSeen && canProveSight())}
          onClick={({ isTrusted }) => {
            if (isTrusted && (isSeen || !canProveSight())) void confirm()
          }}
        >
          {said}
        </Button>
      </CancelOr>
    </>
  )
}
