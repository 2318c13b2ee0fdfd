import { signInOf } from '@foyer/core/sign-in'
import { Button, Notice, Skeleton, useWords } from '@foyer/ui'
import {
  useFeature,
  useStore,
  useWalletPrompt,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'
import { messages as words } from '../messages.ts'
import { Joined } from './Joined.tsx'
import { MessageText } from './MessageText.tsx'
import { Warning } from './Warning.tsx'

/** The message, whole, before the wallet signs it. */
export function SignMessageView() {
  const messages = useWords(words)
  const { foyer, toast } = useFeature()
  const flow = signInOf(foyer)
  const state = useStore(flow.store)
  const { stage, message, address, warnings, notice, reason, site, network, wallet } = state
  const name = wallet?.name ?? ''
  const hasNotice = warnings.length > 0 || reason !== null || stage === 'returning'
  useWalletPrompt(stage === 'signing' || stage === 'returning')
  useWhileOnScreen(() => {
    if (notice) toast({ role: 'alert', text: messages[notice] })
    if (stage === 'failed') foyer.router.reset('Connect')
  }, [notice, stage === 'failed'])

  return (
    <div className="sign-in" data-notice={hasNotice || undefined}>
      <Joined state={state} />
      <h2>{site.host ? messages.heading(site.host) : messages.headingAnywhere}</h2>
      {!hasNotice && <p>{messages.explanation}</p>}
      {message === null ? (
        <Skeleton width="100%" height={180} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: users with a keyboard alone scroll it, too
        <section className="sign-in-message" dir="ltr" tabIndex={0} aria-label={messages.message}>
          <MessageText text={message} address={address} />
        </section>
      )}
      {warnings.map((warning) => (
        <Warning
          key={warning.kind}
          warning={warning}
          site={site.host}
          network={network?.name ?? ''}
          messages={messages}
        />
      ))}
      {reason && <Notice tone="danger">{messages.refused(reason)}</Notice>}
      {stage === 'returning' && <Notice role="status">{messages.returning(name)}</Notice>}
      <div className="sign-in-actions">
        <Button onClick={() => void flow.cancel()} aria-disabled={stage === 'returning'}>
          {messages.cancel}
        </Button>
        <Button variant="primary" busy={stage !== 'ready'} onClick={() => void flow.sign()}>
          {stage === 'signing' ? messages.continueIn(name) : messages.sign}
        </Button>
      </div>
    </div>
  )
}
