import { AppError } from '@foyer/core'
import { getPermissions } from '@foyer/core/smart-accounts'
import { AddressBlock, Button, clockIcon, Notice, PanelState, useWords } from '@foyer/ui'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useFeature, useFoyerState } from '../../../feature/FeatureContext.ts'
import { NetworkImage } from '../../../feature/NetworkImage.tsx'
import { messages as words } from '../messages.ts'
import { describeEnd, describePermission, type PermissionWords } from './describe.ts'

/** All that applications may do on their own, with what is left of it, and the way to end it. */
export function SmartSessionListView() {
  const messages: PermissionWords & typeof words = useWords(words)
  const { foyer, locale } = useFeature()
  const { store, read, revoke } = getPermissions(foyer)
  const { status, permissions, pci, error } = useSyncExternalStore(store.subscribe, store.getState)
  const chain = useFoyerState(({ chains }) => chains.eip155)
  const isConnected = chain?.status === 'connected'
  const isRead = useRef(false)
  useEffect(() => {
    // Once, and again for another account.
    if (!isConnected || (isRead.current && status !== 'idle')) return
    isRead.current = true
    void read()
  }, [isConnected, read, status])
  const top = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = top.current?.ownerDocument ?? {}
    if (!isPressed.current || activeElement !== body) return
    // What was pressed is gone: who uses keys goes on from the title.
    isPressed.current = false
    const dialog = top.current?.closest('[role="dialog"],dialog,.card')
    dialog?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  })
  const isBusy = status === 'revoking' || status === 'reading'
  const isEmpty = permissions.length === 0
  if (isEmpty && status === 'ready')
    return (
      <div ref={top}>
        <PanelState icon={clockIcon} title={messages.none} text={messages.noneText} />
      </div>
    )
  return (
    <div ref={top} className="permissions" aria-busy={isBusy}>
      <p role="status">
        {status === 'reading' || (isEmpty && status === 'idle')
          ? messages.reading
          : status === 'revoking'
            ? messages.revoking
            : isEmpty
              ? null
              : messages.intro}
      </p>
      {status === 'failed' && (
        <>
          <Notice tone="danger" role="alert">
            {errorText(error, messages)}
          </Notice>
          <Button
            variant="secondary"
            full
            onClick={() => {
              isPressed.current = true
              void read()
            }}
          >
            {messages.tryAgain}
          </Button>
        </>
      )}
      <ul>
        {permissions.map((session) => {
          const host = session.application ?? session.projectId ?? messages.somebody
          const network = chain?.requestedNetworks.find(
            ({ caipNetworkId }) => caipNetworkId === session.chainId,
          )
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
                describePermission(session.permission, { messages, locale }).map((line) => (
                  <p key={line}>{line}</p>
                ))
              ) : (
                <p>{messages.unknown}</p>
              )}
              {session.expiresAtMs !== null && (
                <p>{describeEnd(session.expiresAtMs, { messages, locale })}</p>
              )}
              {session.chainId !== null && (
                <p className="permissions-network">
                  {network && <NetworkImage network={network} size={16} />}
                  <bdi>{network?.name ?? session.chainId}</bdi>
                </p>
              )}
              {session.permission?.kind === 'calls' && (
                <div>
                  <h3>{messages.contract}</h3>
                  <AddressBlock address={session.permission.contract} />
                </div>
              )}
              {session.permission && (
                <div>
                  <h3>
                    {session.permission.kind === 'calls' ? messages.caller : messages.delegate}
                  </h3>
                  <AddressBlock address={session.permission.delegate} />
                </div>
              )}
              <Button
                variant="secondary"
                full
                aria-describedby={`p${session.pci}`}
                aria-disabled={isBusy || session.context === null}
                busy={pci === session.pci}
                onClick={() => {
                  if (isBusy) return
                  isPressed.current = true
                  // The state tells.
                  void revoke(session.pci).catch(() => {})
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
  if (AppError.is(error, 'permissions/unsupported')) return messages.unsupported
  if (AppError.is(error, 'permissions/not-ended')) return messages.notEnded
  return AppError.is(error, 'permissions/failed') ? error.message : messages.unread
}
