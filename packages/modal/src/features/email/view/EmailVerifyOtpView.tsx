import { AskedWallet, Button, Glyph, Icon, Notice, useWords } from '@foyer/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import { useFeature, useParameters } from '../../../feature/FeatureContext.ts'
import { useWalletRequest } from '../../../feature/useWalletRequest.ts'
import { messages as words } from '../messages.ts'
import { useFrame } from './useFrame.ts'

const codeDigits = 6
/** Between two codes, as the specification has it; the server keeps to it, too. */
const coolDownMs = 30_000

/** Asks for a code, and signs in with it; the frame shows up where it needs its user. */
export function EmailVerifyOtpView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const { track, platform } = foyer.internals
  const sentAtMs = useRef(0)
  const { email } = useParameters('EmailVerifyOtp')
  const [stage, setStage] = useState<'sending' | 'code' | 'checking'>('sending')
  const [problem, setProblem] = useState<Error | null>(null)
  const answer = useRef<((code: string) => void) | null>(null)
  const { state, retry } = useWalletRequest('email', {
    async ask({ signal }) {
      setStage('sending')
      setProblem(null)
      await foyer.connect({
        ...{ connector: 'embedded', way: 'email', email, signal, namespace: 'eip155' },
        code: (problem) =>
          new Promise((resolve) => {
            track(problem ? 'EMAIL_VERIFICATION_CODE_FAIL' : 'EMAIL_VERIFICATION_CODE_SENT')
            if (!problem) sentAtMs.current = platform.clock.now()
            answer.current = resolve
            setProblem(problem)
            setStage('code')
          }),
      })
      track('EMAIL_VERIFICATION_CODE_PASS')
    },
    isInPage: false,
    celebrates: true,
  })
  const purpose = useFrame()
  const reason = useFailureText('error' in state && state.error)
  if (purpose === 'recovery') return null
  if (state.status === 'declined' || state.status === 'failed')
    return (
      <>
        <Notice tone="danger" role="alert">
          {state.status === 'failed' ? messages.failed(reason) : messages.declined}
        </Notice>
        <div className="email-actions">
          <Button icon={<Icon name="refresh" size={18} />} onClick={retry}>
            {messages.tryAgain}
          </Button>
          <Button onClick={foyer.router.back}>{messages.otherEmail}</Button>
        </div>
      </>
    )
  if (state.status === 'done')
    return (
      <AskedWallet
        ring="done"
        image={<Glyph name="wallet" />}
        title={messages.connected}
        text={email}
      />
    )
  if (stage === 'sending')
    return (
      <AskedWallet
        ring="waiting"
        image={<Glyph name="wallet" />}
        title={messages.sending}
        text={email}
      />
    )
  return (
    <CodeForm
      email={email}
      problem={problem}
      isChecking={stage === 'checking'}
      onCode={(code) => {
        setStage('checking')
        answer.current?.(code)
      }}
      onResend={() => {
        // The code of before may still come: the field for it stays.
        const leftMs = sentAtMs.current + coolDownMs - platform.clock.now()
        const seconds = Math.min(coolDownMs / 1_000, Math.ceil(leftMs / 1_000))
        if (seconds > 0) setProblem(new Error(messages.waitLonger(seconds)))
        else retry()
      }}
    />
  )
}

function CodeForm({
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
  onResend(): void
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
      <Button full onClick={onResend} aria-disabled={isChecking}>
        {messages.resend}
      </Button>
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
