import { AppError } from '@foyer/core'
import { isTelegram, type LinkWindow } from '@foyer/core/platform'
import { AskedWallet, Button, Icon, useWords } from '@foyer/ui'
import { useState } from 'react'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import { replace, useFeature, useParameters } from '../../../feature/FeatureContext.ts'
import { LoginFailure } from '../../../login/LoginFailure.tsx'
import { messages as loginWords } from '../../../login/messages.ts'
import { useFrame } from '../../../login/useFrame.ts'
import { useService } from '../../../login/useService.ts'
import { messages as words } from '../messages.ts'
import { serviceNames } from '../services.ts'
import { ServiceIcon } from './ServiceIcon.tsx'

/** Signs in at a service, in a window that opens with the press. */
export function ConnectingSocialView() {
  const messages = useWords(words)
  const { connected, tryAgain } = useWords(loginWords)
  const { foyer } = useFeature()
  const parameters = useParameters('ConnectingSocial')
  const { service, redirect, resultUri, ...way } = parameters
  // Telegram opens no window that it could come back from.
  const isTelegramHere = isTelegram(foyer.internals.platform.window as unknown as LinkWindow)
  const [isClosed, setClosed] = useState(false)
  const { state } = useService(service, way, {
    ...{ redirect: redirect ?? isTelegramHere, resultUri },
    onWindowClosed: () => setClosed(true),
  })
  // Anew, in the turn of the press: a window opens in no other, and what was asked before may still go on.
  const retry = (how?: { redirect: boolean }) =>
    replace(foyer, 'ConnectingSocial', { service, ...way, ...how })
  const purpose = useFrame()
  const error = 'error' in state && state.error
  const said = useFailureText(error)
  const code = AppError.is(error) ? error.code : null
  const isBlocked = code === 'login/window-blocked'
  const reason = isBlocked
    ? messages.blocked
    : code === 'login/timed-out'
      ? messages.timedOut
      : said
  if (purpose === 'recovery') return null
  if (state.status === 'declined' || state.status === 'failed')
    return (
      <LoginFailure reason={state.status === 'failed' ? reason : null} onRetry={() => retry()}>
        {isBlocked && (
          <Button onClick={() => retry({ redirect: true })}>{messages.inThisPage}</Button>
        )}
      </LoginFailure>
    )
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
        <Button full icon={<Icon name="refresh" size={18} />} onClick={() => retry()}>
          {tryAgain}
        </Button>
      )}
    </>
  )
}
