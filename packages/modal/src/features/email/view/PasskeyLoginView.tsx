import { AskedWallet, Button, Glyph, Icon, keyIcon, Notice, useWords } from '@foyer/ui'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import { useFeature, useParameters } from '../../../feature/FeatureContext.ts'
import { useWalletRequest } from '../../../feature/useWalletRequest.ts'
import { messages as words } from '../messages.ts'
import { trackFrameFailure } from './trackFrameFailure.ts'
import { useFrame } from './useFrame.ts'

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
  return (
    <AskedWallet
      ring={state.status === 'done' ? 'done' : 'waiting'}
      image={<Glyph name={keyIcon} />}
      title={state.status === 'done' ? messages.connected : messages.passkeyWaiting}
      text=""
    />
  )
}
