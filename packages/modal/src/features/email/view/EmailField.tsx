import { useWords } from '@foyer/ui'
import { push, useFeature, useParameters } from '../../../feature/FeatureContext.ts'
import { passOn } from '../../../feature/routes.ts'
import { AddressForm } from '../../../login/AddressForm.tsx'
import { messages as words } from '../messages.ts'

/** The address, in the first view: the code of the frame loads once it has the focus. */
export function EmailField() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const way = passOn(useParameters('Connect'))
  const { track, remotes, platform } = foyer.internals
  return (
    <>
      <AddressForm
        label={messages.email}
        action={messages.continue}
        onAddress={(email) => {
          track('EMAIL_SUBMITTED')
          push(foyer, 'EmailVerifyOtp', { email, ...way })
        }}
        onFocus={() => {
          track('EMAIL_LOGIN_SELECTED')
          // A failure is told once the form is sent.
          void remotes
            .get('embedded')?.()
            .then((remote) => remote?.login?.frame())
            .catch(() => {})
        }}
      />
      {platform.window && 'PublicKeyCredential' in platform.window && (
        <button
          type="button"
          className="email-passkey"
          onClick={() => push(foyer, 'PasskeyLogin', way)}
        >
          {messages.usePasskey}
        </button>
      )}
    </>
  )
}

/** The same as a view of its own. */
export function EmailLoginView() {
  return <EmailField />
}
