import { AskedWallet, Glyph, keyIcon, useWords } from '@foyer/ui'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import { useFeature, useParameters } from '../../../feature/FeatureContext.ts'
import { useWalletRequest } from '../../../feature/useWalletRequest.ts'
import { LoginFailure } from '../../../login/LoginFailure.tsx'
import { trackFrameFailure } from '../../../login/trackFrameFailure.ts'
import { useFrame } from '../../../login/useFrame.ts'
import { messages as words } from '../messages.ts'

/** Signs in with a passkey of the frame, which tells whose wallet it is. */
export function PasskeyLoginView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const { addWalletForNamespace, namespace } = useParameters('PasskeyLogin')
  const { state, retry } = useWalletRequest('passkey', {
    ask: ({ signal }) =>
      trackFrameFailure(
        foyer,
        foyer.connect({
          ...{ connector: 'embedded', way: 'passkey', signal },
          namespace: addWalletForNamespace ?? namespace,
          keepOthers: addWalletForNamespace !== undefined,
        }),
      ),
    isInPage: false,
    celebrates: true,
  })
  const purpose = useFrame()
  const reason = useFailureText('error' in state && state.error)
  if (purpose === 'recovery') return null
  if (state.status === 'declined' || state.status === 'failed')
    return <LoginFailure reason={state.status === 'failed' ? reason : null} onRetry={retry} />
  return (
    <AskedWallet
      ring={state.status === 'done' ? 'done' : 'waiting'}
      image={<Glyph name={keyIcon} />}
      title={state.status === 'done' ? messages.connected : messages.passkeyWaiting}
      text=""
    />
  )
}
