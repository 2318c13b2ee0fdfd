import { AppError } from '@foyer/core'
import { AskedWallet, Button, Icon, useWords } from '@foyer/ui'
import { useState } from 'react'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import { replace, useFeature, useParameters } from '../../../feature/FeatureContext.ts'
import { useWalletRequest } from '../../../feature/useWalletRequest.ts'
import { LoginFailure } from '../../../login/LoginFailure.tsx'
import { messages as loginWords } from '../../../login/messages.ts'
import { trackFrameFailure } from '../../../login/trackFrameFailure.ts'
import { useFrame } from '../../../login/useFrame.ts'
import { messages as words } from '../messages.ts'
import { serviceNames } from '../services.ts'
import { ServiceIcon } from './ServiceIcon.tsx'

/** Signs in at a service, in a window that opens with the press. */
export function ConnectingSocialView() {
  const messages = useWords(words)
  const { connected, tryAgain } = useWords(loginWords)
  const { foyer } = useFeature()
  const { track } = foyer.internals
  const parameters = useParameters('ConnectingSocial')
  const { service, addWalletForNamespace, namespace } = parameters
  const [isClosed, setClosed] = useState(false)
  const { state } = useWalletRequest(`social ${service}`, {
    async ask({ signal }) {
      track('SOCIAL_LOGIN_STARTED', { provider: service })
      const login = foyer.connect({
        ...{ connector: 'embedded', way: service, signal },
        namespace: addWalletForNamespace ?? namespace,
        keepOthers: addWalletForNamespace !== undefined,
        onWindowClosed: () => setClosed(true),
      })
      try {
        await trackFrameFailure(foyer, login)
        track('SOCIAL_LOGIN_SUCCESS', { provider: service })
      } catch (error) {
        const isCanceled = signal.aborted || (error as { code?: unknown }).code === 4001
        track(isCanceled ? 'SOCIAL_LOGIN_CANCELED' : 'SOCIAL_LOGIN_ERROR', {
          provider: service,
          ...(AppError.is(error) && { message: error.message }),
        })
        throw error
      }
    },
    isInPage: false,
    celebrates: true,
  })
  // Anew, in the turn of the press: a window opens in no other, and what was asked before may still go on.
  const retry = () => replace(foyer, 'ConnectingSocial', parameters)
  const purpose = useFrame()
  const reason = useFailureText('error' in state && state.error)
  if (purpose === 'recovery') return null
  if (state.status === 'declined' || state.status === 'failed')
    return <LoginFailure reason={state.status === 'failed' ? reason : null} onRetry={retry} />
  const name = serviceNames[service]
  return (
    <>
      <AskedWallet
        ring={state.status === 'done' ? 'done' : 'waiting'}
        image={
          <span className="glyph">
            <ServiceIcon service={service} />
          </span>
        }
        title={state.status === 'done' ? connected : messages.waiting(name)}
        text={isClosed ? messages.closed : messages.noPassword}
      />
      {isClosed && state.status !== 'done' && (
        <Button full icon={<Icon name="refresh" size={18} />} onClick={retry}>
          {tryAgain}
        </Button>
      )}
    </>
  )
}
