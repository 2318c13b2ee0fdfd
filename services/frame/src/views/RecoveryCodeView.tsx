import { Button, CopyButton } from '@foyer/ui'
import { useRef } from 'react'
import { showView } from './showView.tsx'
import { canProveSight, useSight } from './useSight.ts'

/** Shows the recovery code, once. */
export function showRecoveryCode(code: string, signal?: AbortSignal): Promise<void> {
  return showView<void>(
    ({ done }) => <RecoveryCodeView code={code} onSaved={() => done()} />,
    signal,
  )
}

function RecoveryCodeView({ code, onSaved }: { code: string; onSaved(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  const isSeen = useSight(button)
  return (
    <>
      <h1>Your recovery code</h1>
      <p>
        It brings your wallet back on another device. Nobody else has it, and nobody can send it to
        you again. Write it down, or keep it in your password manager.
      </p>
      <output className="frame-code" dir="ltr">
        {code}
      </output>
      <CopyButton
        value={code}
        label="Copy the code"
        copiedLabel="Copied"
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
          buttonRef={button}
          aria-disabled={!isSeen && canProveSight()}
          onClick={({ isTrusted }) => isTrusted && onSaved()}
        >
          I have saved it
        </Button>
      </div>
    </>
  )
}
