import { Button, CopyButton } from '@foyer/ui'
import type { Scene } from './createPlace.ts'
import { showView, useFrameWords } from './showView.tsx'
import { canProveSight, useSight } from './useSight.ts'

/** Shows the recovery code, once. */
export function showRecoveryCode(scene: Scene, code: string, signal?: AbortSignal): Promise<void> {
  return showView<void>(
    scene,
    ({ done }) => <RecoveryCodeView code={code} onSaved={() => done()} />,
    signal,
  )
}

function RecoveryCodeView({ code, onSaved }: { code: string; onSaved(): void }) {
  const { recovery } = useFrameWords()
  const isSeen = useSight()
  return (
    <>
      <h1>{recovery.title}</h1>
      <p>{recovery.text}</p>
      <output className="frame-code" dir="ltr">
        {code}
      </output>
      <CopyButton
        value={code}
        label={recovery.copy}
        copiedLabel={recovery.copied}
        showLabel
        onCopy={(text) =>
          navigator.clipboard.writeText(text).then(
            () => true,
            () => false,
          )
        }
      />
      <div className="frame-actions">
        <Button
          variant="primary"
          full
          aria-disabled={!isSeen && canProveSight()}
          onClick={({ isTrusted }) => {
            if (isTrusted && (isSeen || !canProveSight())) onSaved()
          }}
        >
          {recovery.saved}
        </Button>
      </div>
    </>
  )
}
