import { type LinkWindow, openLink } from '@foyer/core/platform'
import { Button, CopyButton, QrCode, Skeleton, useWords } from '@foyer/ui'
import { useState } from 'react'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import { replace, useFeature, useParameters } from '../../../feature/FeatureContext.ts'
import { farcasterSign } from '../../../login/farcasterSign.ts'
import { LoginFailure } from '../../../login/LoginFailure.tsx'
import { messages as loginWords } from '../../../login/messages.ts'
import { useFrame } from '../../../login/useFrame.ts'
import { useService } from '../../../login/useService.ts'
import { copyText } from '../../../platform/copyText.ts'
import { messages as words } from '../messages.ts'

/** Signs in by the application of Farcaster: on a phone it is opened, elsewhere a phone scans a code. */
export function ConnectingFarcasterView() {
  const messages = useWords(words)
  const { connected } = useWords(loginWords)
  const { foyer, wallets } = useFeature()
  const parameters = useParameters('ConnectingFarcaster')
  const [link, setLink] = useState<string | null>(null)
  const { state } = useService('farcaster', parameters, { onLink: setLink })
  const purpose = useFrame()
  const reason = useFailureText('error' in state && state.error)
  if (purpose === 'recovery') return null
  if (state.status === 'declined' || state.status === 'failed')
    return (
      <LoginFailure
        reason={state.status === 'failed' ? reason : null}
        onRetry={() => replace(foyer, 'ConnectingFarcaster', parameters)}
      />
    )
  const isDone = state.status === 'done'
  const isPhone = wallets.device === 'mobile'
  return (
    <div className="qr-panel">
      {isPhone && !isDone && (
        <Button
          variant="primary"
          full
          busy={link === null}
          onClick={() =>
            link && openLink(foyer.internals.platform.window as unknown as LinkWindow, link)
          }
        >
          {messages.open}
        </Button>
      )}
      <div className="qr" data-dim={isDone || undefined}>
        <div className="qr-plate">
          {link === null ? (
            <span role="status" aria-label={messages.preparing}>
              <Skeleton width="100%" height="100%" radius={12} />
            </span>
          ) : (
            <QrCode
              uri={link}
              label={messages.codeName}
              image={
                <span className="farcaster-sign">
                  <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
                    <path d={farcasterSign} />
                  </svg>
                </span>
              }
            />
          )}
        </div>
      </div>
      <p className="qr-left" role="status">
        {isDone ? connected : isPhone ? messages.agree : messages.scan}
      </p>
      {link === null ? (
        <Skeleton width={128} height={44} radius={14} />
      ) : (
        <CopyButton
          value={link}
          label={messages.copyLink}
          copiedLabel={messages.copied}
          onCopy={copyText}
          showLabel
        />
      )}
    </div>
  )
}
