import { useWords } from '@foyer/ui'
import { type FormEvent, useId, useState } from 'react'
import { messages as words } from './messages.ts'

/** As the server takes it, and with a bound that a regular expression keeps to. */
const pattern = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,190}$/

/** Asks for an e-mail address. */
export function AddressForm({
  label,
  action,
  onAddress,
  onFocus,
}: {
  label: string
  /** What the button says. */
  action: string
  onAddress(email: string): void
  onFocus?: (() => void) | undefined
}) {
  const messages = useWords(words)
  const id = useId()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const email = text.trim()
    if (!pattern.test(email)) return setWrong(true)
    onAddress(email)
  }
  return (
    <form className="email-field" noValidate onSubmit={submit}>
      <input
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={254}
        aria-label={label}
        placeholder={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setWrong(false)
        }}
        onFocus={onFocus}
      />
      <button type="submit" className="button" data-variant="secondary">
        {action}
      </button>
      {isWrong && (
        <p id={id} role="alert">
          {messages.notEmail}
        </p>
      )}
    </form>
  )
}
