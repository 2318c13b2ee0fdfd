import { useWords } from '@foyer/ui'
import { type FormEvent, useId, useState } from 'react'
import { push, useFeature } from '../../../feature/FeatureContext.ts'
import { messages as words } from '../messages.ts'

/** As the server takes it, and with a bound that a regular expression keeps to. */
const pattern = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,190}$/

/** The address, in the first view: the code of the frame loads once it has the focus. */
export function EmailField() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const id = useId()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const email = text.trim()
    if (!pattern.test(email)) return setWrong(true)
    foyer.internals.track('EMAIL_SUBMITTED')
    push(foyer, 'EmailVerifyOtp', { email })
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
        aria-label={messages.email}
        placeholder={messages.email}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setWrong(false)
        }}
        onFocus={() => {
          foyer.internals.track('EMAIL_LOGIN_SELECTED')
          // A failure is told once the form is sent.
          void foyer.internals.remotes
            .get('embedded')?.()
            .then((remote) => remote?.login?.frame())
            .catch(() => {})
        }}
      />
      <button type="submit" className="button" data-variant="secondary">
        {messages.continue}
      </button>
      {isWrong && (
        <p id={id} role="alert">
          {messages.notEmail}
        </p>
      )}
    </form>
  )
}

/** The same as a view of its own. */
export function EmailLoginView() {
  return <EmailField />
}
