import { AppError } from '@foyer/core'
import { getPermissions } from '@foyer/core/smart-accounts'
import { AddressBlock, Button, clockIcon, Notice, PanelState, useWords } from '@foyer/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { useFeature } from '../../../feature/FeatureContext.ts'
import { messages as words } from '../messages.ts'
import { describeAllowance, describeEnd, type PermissionWords } from './describe.ts'

/** All that applications may do on their own, with what is left of it, and the way to end it. */
export function SmartSessionListView() {
  const messages: PermissionWords & typeof words = useWords(words)
  const { foyer, locale } = useFeature()
  const { store, read, revoke } = getPermissions(foyer)
  const { status, permissions, pci, error } = useSyncExternalStore(store.subscribe, store.getState)
  useEffect(() => {
    void read()
  }, [read])
  const isBusy = status === 'revoking' || status === 'reading'
  if (status === 'ready' && permissions.length === 0)
    return <PanelState icon={clockIcon} title={messages.none} text={messages.noneText} />
  return (
    <div className="permissions" aria-busy={isBusy}>
      <p role="status">
        {status === 'reading'
          ? messages.reading
          : status === 'revoking'
            ? messages.revoking
            : messages.intro}
      </p>
      {status === 'failed' && (
        <>
          <Notice tone="danger" role="alert">
            {errorText(error, messages)}
          </Notice>
          <Button variant="secondary" full onClick={() => void read()}>
            {messages.tryAgain}
          </Button>
        </>
      )}
      <ul>
        {permissions.map((session) => {
          const host = session.application ?? session.projectId ?? messages.somebody
          return (
            <li key={session.pci} aria-labelledby={`p${session.pci}`}>
              <h2 id={`p${session.pci}`}>
                {session.applicationName && (
                  <>
                    <bdi>{session.applicationName}</bdi>{' '}
                  </>
                )}
                <bdi dir="ltr" className="permissions-host">
                  {host}
                </bdi>
              </h2>
              {session.permission ? (
                <>
                  {describeAllowance(session.permission, { messages, locale }).map((line) => (
                    <p key={line}>
                      <bdi>{line}</bdi>
                    </p>
                  ))}
                  <h3>{messages.delegate}</h3>
                  <AddressBlock address={session.permission.delegate} />
                </>
              ) : (
                <p>{messages.unknown}</p>
              )}
              {session.expiresAtMs !== null && (
                <p>{describeEnd(session.expiresAtMs, { messages, locale })}</p>
              )}
              <Button
                variant="secondary"
                full
                aria-describedby={`p${session.pci}`}
                aria-disabled={isBusy || session.context === null}
                busy={pci === session.pci}
                onClick={() => {
                  if (!isBusy) void revoke(session.pci).catch(() => {})
                }}
              >
                {messages.revoke}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What a wallet said itself is in its own words. */
function errorText(error: Error | null, messages: typeof words): string {
  if (!AppError.is(error)) return messages.unread
  if (error.code === 'permissions/unsupported') return messages.unsupported
  if (error.code === 'permissions/not-ended') return messages.notEnded
  return error.message
}
