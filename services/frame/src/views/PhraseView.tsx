import { Button, Notice } from '@foyer/ui'
import { type FormEvent, useState } from 'react'
import { showView } from './showView.tsx'

/**
 * Shows the phrase of the wallet, after its user proved the address once more.
 *
 * @param prove gives the phrase for the code of the mail
 */
export function showPhrase({
  email,
  prove,
  signal,
}: {
  email: string
  prove(code: string): Promise<string>
  signal: AbortSignal
}): Promise<void> {
  return showView<void>(
    ({ done }) => <PhraseView email={email} prove={prove} onDone={() => done()} />,
    signal,
  )
}

function PhraseView({
  email,
  prove,
  onDone,
}: {
  email: string
  prove(code: string): Promise<string>
  onDone(): void
}) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [phrase, setPhrase] = useState<string | null>(null)
  if (phrase !== null)
    return (
      <>
        <h1>Your secret phrase</h1>
        <p>
          It opens your accounts in any other wallet. With it anybody takes your money: write it
          down, show it to nobody, type it into no page.
        </p>
        <output className="frame-code" dir="ltr">
          {phrase}
        </output>
        <div className="frame-actions">
          <Button variant="primary" full onClick={onDone}>
            Done
          </Button>
        </div>
      </>
    )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    try {
      setPhrase(await prove(text.replace(/\D/g, '')))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work. Try again.')
    }
  }
  return (
    <form onSubmit={submit}>
      <h1>Is it you?</h1>
      <p>
        A code was sent to <bdi>{email}</bdi>. Write it to see the secret phrase of your wallet.
      </p>
      <label className="frame-field">
        <span>Code</span>
        <input
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={problem !== null}
        />
      </label>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div className="frame-actions">
        <Button variant="secondary" full onClick={onDone}>
          Cancel
        </Button>
        <button type="submit" className="button" data-variant="primary" data-full>
          Continue
        </button>
      </div>
    </form>
  )
}
