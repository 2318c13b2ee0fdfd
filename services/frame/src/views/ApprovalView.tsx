import { directionOfLocale } from '@foyer/core/primitives'
import { AddressBlock, Button, NamedSentence, Notice } from '@foyer/ui'
import { type ReactNode, useState } from 'react'
import type { Approval, Fact } from '../approve/Approval.ts'
import { networkName } from '../approve/networks.ts'
import { userRejected } from '../channel/failures.ts'
import { askInWindow } from '../window/askInWindow.ts'
import type { Look, Scene } from './createPlace.ts'
import { showView, useFrameWords } from './showView.tsx'
import { canProveSight, useSight } from './useSight.ts'

/** Shows what a page asks for. @throws Refusal 4001 when the user says no */
export function askApproval(
  scene: Scene,
  approval: Approval,
  signal: AbortSignal,
  place: 'frame' | 'window' = 'frame',
): Promise<void> {
  return showView<void>(
    scene,
    ({ done, fail }) => (
      <ApprovalView
        approval={approval}
        place={place}
        look={scene.place.look()}
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
  look,
  signal,
  onApprove,
  onReject,
}: {
  approval: Approval
  place: 'frame' | 'window'
  look: Look
  signal: AbortSignal
  onApprove(): void
  onReject(): void
}) {
  const words = useFrameWords()
  const isSeen = useSight(place)
  const [isBlocked, setBlocked] = useState(false)
  const { title, origin, chainId, account, risks, facts, text } = approval
  const isProven = place === 'window' || canProveSight()
  const review = async () => {
    const answer = await askInWindow('/review', { asked: approval, look }, signal)
    if (answer === null) return setBlocked(true)
    if (answer) onApprove()
    else onReject()
  }
  const [whole, ...steps] = inSteps(facts)
  const dir = directionOfLocale(words.lang) ?? 'ltr'
  const where = (
    <>
      <div>
        <dt>{words.facts.network}</dt>
        <dd>
          <bdi dir="ltr">{networkName(chainId)}</bdi>
        </dd>
      </div>
      <div data-kind="address">
        <dt>{words.facts.yourAccount}</dt>
        <dd>
          <AddressBlock address={account} />
        </dd>
      </div>
    </>
  )
  return (
    <>
      <h1>{title}</h1>
      <p className="frame-origin">
        <NamedSentence text={words.asks} name={origin} />
      </p>
      <div className="frame-facts">
        {risks.map((risk) => (
          <Notice key={risk} tone="danger" role="alert">
            {risk}
          </Notice>
        ))}
        <FactList facts={whole} dir={dir}>
          {steps.length === 0 && where}
        </FactList>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <FactList key={index} facts={step} dir={dir} />
        ))}
        {steps.length > 0 && <dl>{where}</dl>}
        {text !== undefined && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
          <section className="frame-text" aria-label={words.whatIsSigned} tabIndex={0}>
            {text}
          </section>
        )}
      </div>
      <div className="frame-actions">
        <Button variant="secondary" full onClick={onReject}>
          {words.reject}
        </Button>
        {isProven ? (
          <Button
            variant="primary"
            full
            aria-disabled={!isSeen}
            onClick={({ isTrusted }) => {
              if (isTrusted && isSeen) onApprove()
            }}
          >
            {words.approve}
          </Button>
        ) : (
          <Button
            variant="primary"
            full
            onClick={({ isTrusted }) => {
              if (isTrusted) void review()
            }}
          >
            {words.reviewRequest}
          </Button>
        )}
      </div>
      {isBlocked && (
        <Notice tone="warn" role="alert">
          {words.windowBlocked}
        </Notice>
      )}
    </>
  )
}

/** What is said of the whole, and after it what is said of each step. */
function inSteps(facts: readonly Fact[]): [whole: readonly Fact[], ...steps: Fact[][]] {
  const whole: Fact[] = []
  const steps: Fact[][] = []
  for (const fact of facts) {
    if (fact.kind === 'step') steps.push([])
    const group = steps.at(-1) ?? whole
    group.push(fact)
  }
  return [whole, ...steps]
}

function FactList({
  facts,
  dir,
  children,
}: {
  facts: readonly Fact[]
  /** Of the language: of a text, and of an amount within it. */
  dir: 'ltr' | 'rtl'
  children?: ReactNode
}) {
  return (
    <dl>
      {facts.map(({ name, value, kind }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <div key={index} data-kind={kind}>
          <dt>{name}</dt>
          <dd>
            {kind === 'address' ? (
              <AddressBlock address={value} />
            ) : (
              <bdi dir={kind === 'amount' ? 'auto' : kind === 'code' ? 'ltr' : dir}>{value}</bdi>
            )}
          </dd>
        </div>
      ))}
      {children}
    </dl>
  )
}
