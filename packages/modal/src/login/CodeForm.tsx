import { Button, Notice, useWords } from '@foyer/ui'
import { type FormEvent, useState } from 'react'
import { messages as words } from './messages.ts'

const codeDigits = 6

/** Asks for the code of a mail. */
export function CodeForm({
  email,
  problem,
  isChecking,
  onCode,
  onResend,
}: {
  email: string
  problem: Error | null
  isChecking: boolean
  onCode(code: string): void
  /** Absent: it cannot be sent again from here. */
  onResend?: (() => void) | undefined
}) {
  const messages = useWords(words)
  const [text, setText] = useState('')
  const write = (typed: string) => {
    const digits = digitsOf(typed).slice(0, codeDigits)
    setText(digits)
    // Sent once, when it is whole: also where it was pasted, or filled in from the mail.
    if (digits.length === codeDigits && digits !== text) onCode(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.length === codeDigits && !isChecking) onCode(text)
  }
  return (
    <form className="email-code" noValidate onSubmit={submit}>
      <p className="email-hint">{messages.sent(email)}</p>
      <input
        // biome-ignore lint/a11y/noAutofocus: there is nothing else to do here
        autoFocus
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        aria-label={messages.code}
        aria-invalid={problem !== null}
        readOnly={isChecking}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      {problem && !isChecking && (
        <Notice tone="danger" role="alert">
          {problem.message}
        </Notice>
      )}
      <p role="status" className="email-hint">
        {isChecking ? messages.checking : ''}
      </p>
      {onResend && (
        <Button full onClick={onResend} aria-disabled={isChecking}>
          {messages.resend}
        </Button>
      )}
    </form>
  )
}

/** Digits of any script, without what stands between them. */
const digitsOf = (text: string) =>
  [...text.normalize('NFKC')]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0
      for (const zero of [0x30, 0x660, 0x6f0, 0x9e6])
        if (code >= zero && code <= zero + 9) return String(code - zero)
      return ''
    })
    .join('')
