import { Notice } from '@foyer/ui'
import { type FormEvent, type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { CancelOr } from './CancelOr.tsx'
import { useFrameWords } from './showView.tsx'

/** Asks for a code of any kind until it is the right one. */
export function CodeForm({
  title,
  text,
  label,
  input,
  submit: said,
  hint,
  tryCode,
  onCancel,
}: {
  title: string
  text: ReactNode
  label: string
  input: InputHTMLAttributes<HTMLInputElement>
  /** What the button says; to go on when absent. */
  submit?: string
  /** What is said of what was typed so far. */
  hint?(text: string): ReactNode
  /** @returns what is wrong with it, or `null` @throws what is said as well */
  tryCode(text: string): Promise<string | null>
  onCancel(): void
}) {
  const words = useFrameWords()
  const [given, setGiven] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      setProblem(await tryCode(given))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : words.tryAgain)
    }
    setBusy(false)
  }
  return (
    <form onSubmit={submit}>
      <h1>{title}</h1>
      <p>{text}</p>
      <label className="frame-field">
        <span>{label}</span>
        <input
          {...input}
          value={given}
          onChange={({ currentTarget }) => {
            setGiven(currentTarget.value)
            setProblem(null)
          }}
          dir="ltr"
          spellCheck={false}
          aria-invalid={problem !== null}
        />
      </label>
      {hint?.(given)}
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <CancelOr onCancel={onCancel}>
        <button
          type="submit"
          className="button"
          data-variant="primary"
          data-full
          aria-disabled={isBusy}
        >
          {said ?? words.continue}
        </button>
      </CancelOr>
    </form>
  )
}
