import { Button, Notice } from '@foyer/ui'
import { useRef, useState } from 'react'
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
  return showView<void>(
    scene,
    ({ done, fail }) => (
      <ConfirmView
        others={others}
        forget={async () => {
          await forget()
          done()
        }}
        onCancel={() => fail(userRejected())}
      />
    ),
    signal,
  )
}

function ConfirmView({
  others,
  forget,
  onCancel,
}: {
  others: number
  forget(): Promise<void>
  onCancel(): void
}) {
  const words = useFrameWords()
  const button = useRef<HTMLButtonElement>(null)
  const isSeen = useSight(button)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    await forget().catch((error: unknown) => {
      setProblem(error instanceof Error ? error.message : words.tryAgain)
      setBusy(false)
    })
  }
  return (
    <>
      <h1>{words.devices.title}</h1>
      <p>{words.devices.text(others)}</p>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <CancelOr onCancel={onCancel}>
        <Button
          variant="primary"
          full
          buttonRef={button}
          aria-disabled={isBusy || (!isSeen && canProveSight())}
          onClick={({ isTrusted }) => {
            if (isTrusted && (isSeen || !canProveSight())) void confirm()
          }}
        >
          {words.devices.confirm}
        </Button>
      </CancelOr>
    </>
  )
}
