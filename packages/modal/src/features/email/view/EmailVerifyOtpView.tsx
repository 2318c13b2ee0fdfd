import { AskedWallet, Glyph, useWords } from '@foyer/ui'
import { useRef, useState } from 'react'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import { useFeature, useParameters } from '../../../feature/FeatureContext.ts'
import { useWalletRequest } from '../../../feature/useWalletRequest.ts'
import { CodeForm } from '../../../login/CodeForm.tsx'
import { LoginFailure } from '../../../login/LoginFailure.tsx'
import { messages as loginWords } from '../../../login/messages.ts'
import { trackFrameFailure } from '../../../login/trackFrameFailure.ts'
import { useFrame } from '../../../login/useFrame.ts'
import { messages as words } from '../messages.ts'

/** Between two codes, as the specification has it; the server keeps to it, too. */
const coolDownMs = 30_000

/** Asks for a code, and signs in with it; the frame shows up where it needs its user. */
export function EmailVerifyOtpView() {
  const messages = useWords(words)
  const loginMessages = useWords(loginWords)
  const { foyer } = useFeature()
  const { track, platform } = foyer.internals
  const sentAtMs = useRef(0)
  const parameters = useParameters('EmailVerifyOtp')
  const { email, addWalletForNamespace, namespace } = parameters
  const [stage, setStage] = useState<'sending' | 'code' | 'checking'>('sending')
  const [problem, setProblem] = useState<Error | null>(null)
  const answer = useRef<((code: string) => void) | null>(null)
  const { state, retry } = useWalletRequest('email', {
    async ask({ signal }) {
      setStage('sending')
      setProblem(null)
      const login = foyer.connect({
        ...{ connector: 'embedded', way: 'email', email, signal },
        namespace: addWalletForNamespace ?? namespace,
        keepOthers: addWalletForNamespace !== undefined,
        // The device is let in by a view of its own, which comes back here.
        onNewDevice: () => foyer.router.replace('EmailVerifyDevice', parameters),
        code: (problem) =>
          new Promise((resolve) => {
            track(problem ? 'EMAIL_VERIFICATION_CODE_FAIL' : 'EMAIL_VERIFICATION_CODE_SENT')
            if (!problem) sentAtMs.current = platform.clock.now()
            answer.current = resolve
            setProblem(problem)
            setStage('code')
          }),
      })
      await trackFrameFailure(foyer, login)
      track('EMAIL_VERIFICATION_CODE_PASS')
    },
    isInPage: false,
    celebrates: true,
  })
  const purpose = useFrame()
  const reason = useFailureText('error' in state && state.error)
  if (purpose === 'recovery') return null
  if (state.status === 'declined' || state.status === 'failed')
    return <LoginFailure reason={state.status === 'failed' ? reason : null} onRetry={retry} />
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
        title={loginMessages.sending}
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
