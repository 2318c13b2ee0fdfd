import { getEmailChange } from '@foyer/core/login'
import { AskedWallet, Button, Glyph, Notice, useWords } from '@foyer/ui'
import { useEffect } from 'react'
import { useFeature, useStore, useWhileOnScreen } from '../../../feature/FeatureContext.ts'
import { useActiveChain } from '../../../feature/laterHooks.ts'
import { CodeForm } from '../../../login/CodeForm.tsx'
import { messages as loginWords } from '../../../login/messages.ts'
import { messages as words } from '../messages.ts'

/** The code that was sent to the address of now. */
export function UpdateEmailPrimaryOtpView() {
  return <UpdateEmailOtp isSecond={false} />
}

/** The code that was sent to the new address. */
export function UpdateEmailSecondaryOtpView() {
  return <UpdateEmailOtp isSecond />
}

function UpdateEmailOtp({ isSecond }: { isSecond: boolean }) {
  const messages = useWords(words)
  const { sending } = useWords(loginWords)
  const { foyer } = useFeature()
  const change = getEmailChange(foyer)
  const { stage, email, error } = useStore(change.store)
  const now = useActiveChain()?.user?.email ?? ''
  const isNext = stage === 'new' && !isSecond
  useEffect(() => {
    if (isNext) foyer.router.replace('UpdateEmailSecondaryOtp')
  }, [foyer, isNext])
  // Who leaves keeps the address of before.
  useWhileOnScreen(() => () => {
    if (change.store.getState().stage !== 'new') change.cancel()
  })
  if (stage === 'done')
    return (
      <>
        <AskedWallet
          ring="done"
          image={<Glyph name="wallet" />}
          title={messages.changed}
          text={email}
        />
        <Button full onClick={() => foyer.router.reset('Account')}>
          {messages.done}
        </Button>
      </>
    )
  if (stage === 'failed' || stage === 'idle')
    return (
      <>
        <Notice tone="danger" role="alert">
          {messages.unchanged(error?.message ?? '')}
        </Notice>
        <div className="login-actions">
          <Button onClick={foyer.router.back}>{messages.otherEmail}</Button>
        </div>
      </>
    )
  if (stage === 'starting' || isNext)
    return (
      <AskedWallet
        ring="waiting"
        image={<Glyph name="wallet" />}
        title={sending}
        text={isSecond ? email : now}
      />
    )
  return (
    <CodeForm
      key={isSecond ? 'new' : 'old'}
      email={isSecond ? email : now}
      problem={error}
      isChecking={stage === 'checking'}
      onCode={(code) => change.submitCode(code)}
    />
  )
}
