import { getEmailChange } from '@foyer/core/login'
import { Notice, useWords } from '@foyer/ui'
import { useState } from 'react'
import { push, useFeature, useStore } from '../../../feature/FeatureContext.ts'
import { AddressForm } from '../../../login/AddressForm.tsx'
import { messages as words } from '../messages.ts'

/** The address that is to be; a code is sent to the one of now. */
export function UpdateEmailWalletView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const change = getEmailChange(foyer)
  const { stage, error } = useStore(change.store)
  const [isSent, setSent] = useState(false)
  return (
    <>
      <AddressForm
        label={messages.newEmail}
        action={messages.save}
        onAddress={(email) => {
          foyer.internals.track('EMAIL_EDIT')
          setSent(true)
          void change.start(email)
          push(foyer, 'UpdateEmailPrimaryOtp')
        }}
      />
      {isSent && stage === 'failed' && (
        <Notice tone="danger" role="alert">
          {messages.unchanged(error?.message ?? '')}
        </Notice>
      )}
    </>
  )
}
