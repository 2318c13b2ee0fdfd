import { AddressBlock, Button, Notice } from '@foyer/ui'
import { useRef, useState } from 'react'
import type { Approval } from '../approve/Approval.ts'
import { userRejected } from '../channel/failures.ts'
import { reviewInWindow } from '../window/reviewInWindow.ts'
import { showView } from './showView.tsx'
import { canProveSight, useSight } from './useSight.ts'

/** Shows what a page asks for. @throws Refusal 4001 when the user says no */
export function askApproval(
  approval: Approval,
  signal: AbortSignal,
  place: 'frame' | 'window' = 'frame',
): Promise<void> {
  return showView<void>(
    ({ done, fail }) => (
      <ApprovalView
        approval={approval}
        place={place}
        signal={signal}
        onApprove={() => done()}
        onReject={() => fail(userRejected())}
      />
    ),
    signal,
  )
}

function ApprovalView({
  approval,
  place,
  signal,
  onApprove,
  onReject,
}: {
  approval: Approval
  place: 'frame' | 'window'
  signal: AbortSignal
  onApprove(): void
  onReject(): void
}) {
  const button = useRef<HTMLButtonElement>(null)
  const isSeen = useSight(button, place)
  const [isBlocked, setBlocked] = useState(false)
  const { title, origin, chainId, account, risks, facts, text } = approval
  const isProven = place === 'window' || canProveSight()
  const review = async () => {
    const answer = await reviewInWindow(approval, signal)
    if (answer === null) return setBlocked(true)
    if (answer) onApprove()
    else onReject()
  }
  return (
    <>
      <h1>{title}</h1>
      <p className="frame-origin">
        <bdi dir="ltr">{origin}</bdi> asks
      </p>
      <div className="frame-facts">
        {risks.map((risk) => (
          <Notice key={risk} tone="danger" role="alert">
            {risk}
          </Notice>
        ))}
        <dl>
          {facts.map(({ name, value, kind }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <div key={index} data-kind={kind}>
              <dt>{name}</dt>
              <dd>{kind === 'address' ? <AddressBlock address={value} /> : <bdi>{value}</bdi>}</dd>
            </div>
          ))}
          <div>
            <dt>Network</dt>
            <dd>
              <bdi dir="ltr">{chainId}</bdi>
            </dd>
          </div>
          <div data-kind="address">
            <dt>Your account</dt>
            <dd>
              <AddressBlock address={account} />
            </dd>
          </div>
        </dl>
        {text !== undefined && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
          <section className="frame-text" aria-label="What is signed" tabIndex={0}>
            {text}
          </section>
        )}
      </div>
      <div className="frame-actions">
        <Button variant="secondary" full onClick={onReject}>
          Reject
        </Button>
        {isProven ? (
          <Button
            variant="primary"
            full
            buttonRef={button}
            aria-disabled={!isSeen}
            onClick={({ isTrusted }) => {
              if (isTrusted && isSeen) onApprove()
            }}
          >
            Approve
          </Button>
        ) : (
          <Button
            variant="primary"
            full
            onClick={({ isTrusted }) => {
              if (isTrusted) void review()
            }}
          >
            Review request
          </Button>
        )}
      </div>
      {isBlocked && (
        <Notice tone="warn" role="alert">
          The window was closed, or your browser let none open. Allow windows for this page, and
          press Review request.
        </Notice>
      )}
    </>
  )
}
