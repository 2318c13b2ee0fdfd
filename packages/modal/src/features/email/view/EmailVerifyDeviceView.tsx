import { AskedWallet, Glyph, useWords } from '@foyer/ui'
import { useState } from 'react'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import { useFeature, useParameters, useWhileOnScreen } from '../../../feature/FeatureContext.ts'
import { LoginFailure } from '../../../login/LoginFailure.tsx'
import { messages as words } from '../messages.ts'

/** Waits until the user has let this device in, on the page that the link of a mail opens; then asks for a code. */
export function EmailVerifyDeviceView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const parameters = useParameters('EmailVerifyDevice')
  const [failure, setFailure] = useState<unknown>(null)
  const reason = useFailureText(failure)
  const goOn = () => foyer.router.replace('EmailVerifyOtp', parameters)
  useWhileOnScreen(() => {
    const left = new AbortController()
    const approve = async () => {
      try {
        const remote = await foyer.internals.remotes.get('embedded')?.()
        await remote?.login?.approveDevice(left.signal)
        if (left.signal.aborted) return
        foyer.internals.track('DEVICE_REGISTERED_FOR_EMAIL')
        goOn()
      } catch (error) {
        if (!left.signal.aborted) setFailure(error)
      }
    }
    void approve()
    return () => left.abort()
  })
  if (failure !== null) return <LoginFailure reason={reason} onRetry={goOn} />
  return (
    <AskedWallet
      ring="waiting"
      image={<Glyph name="wallet" />}
      title={messages.device}
      text={messages.deviceSent(parameters.email)}
    />
  )
}
