import { Button, Icon, Notice, useWords } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useFeature } from '../feature/FeatureContext.ts'
import { messages as words } from './messages.ts'

/** Why nobody was signed in, and two ways on. */
export function LoginFailure({
  reason,
  onRetry,
  children,
}: {
  /** `null`: the user closed it. */
  reason: string | null
  onRetry(): void
  /** Other buttons. */
  children?: ReactNode
}) {
  const messages = useWords(words)
  const { foyer } = useFeature()
  return (
    <>
      <Notice tone="danger" role="alert">
        {reason === null ? messages.declined : messages.failed(reason)}
      </Notice>
      <div className="login-actions">
        <Button icon={<Icon name="refresh" size={18} />} onClick={onRetry}>
          {messages.tryAgain}
        </Button>
        {children}
        <Button onClick={foyer.router.back}>{messages.otherWay}</Button>
      </div>
    </>
  )
}
