import { Button, Notice } from '@foyer/ui'
import { type FormEvent, useState } from 'react'
import { userRejected } from '../channel/failures.ts'
import { readRecoveryCode } from '../keys/recoveryCode.ts'
import { showView } from './showView.tsx'

/**
 * Asks for the recovery code until it is the right one.
 *
 * @param tryCode whether it is
 * @throws Refusal 4001 when the user gives up
 */
export function askRecoveryCode(tryCode: (code: string) => Promise<boolean>): Promise<void> {
  return showView<void>(({ done, fail }) => (
    <AskCodeView tryCode={tryCode} onDone={() => done()} onCancel={() => fail(userRejected())} />
  ))
}

function AskCodeView({
  tryCode,
  onDone,
  onCancel,
}: {
  tryCode(code: string): Promise<boolean>
  onDone(): void
  onCancel(): void
}) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = readRecoveryCode(text)
    if (code === null) return setProblem('A code has 25 letters and digits. Check what is missing.')
    setBusy(true)
    try {
      if (await tryCode(code)) return onDone()
      setProblem('This is another code. Check each letter.')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work. Try again.')
    }
    setBusy(false)
  }
  return (
    <form onSubmit={submit}>
      <h1>Recovery code</h1>
      <p>This device is new to your wallet. Write the code that you saved when you made it.</p>
      <label className="frame-field">
        <span>Recovery code</span>
        <input
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setProblem(null)
          }}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem !== null}
        />
      </label>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div className="frame-actions">
        <Button variant="secondary" full onClick={onCancel}>
          Cancel
        </Button>
        <button
          type="submit"
          className="button"
          data-variant="primary"
          data-full
          aria-disabled={isBusy}
        >
          Continue
        </button>
      </div>
    </form>
  )
}
