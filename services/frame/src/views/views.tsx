import {
  AddressBlock,
  addressBlockStyles,
  Button,
  CopyButton,
  copyButtonStyles,
  laterTokenStyles,
  Notice,
  noticeStyles,
  uiStyles,
} from '@foyer/ui'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Approval } from '../approve/Approval.ts'
import { userRejected } from '../channel/failures.ts'
import { readRecoveryCode } from '../keys/recoveryCode.ts'
import { reviewInWindow } from '../window/reviewInWindow.ts'
import frameCss from './frame.css?inline'
import { canProveSight, useSight } from './useSight.ts'

let root: Root | null = null

/** Renders a view until it says that it is through. */
function showView<result>(
  view: (end: { done(result: result): void; fail(error: unknown): void }) => ReactNode,
  signal?: AbortSignal,
): Promise<result> {
  root ??= createRoot(makePlace())
  const mounted = root
  return new Promise<result>((resolve, reject) => {
    const end = (settle: () => void) => {
      mounted.render(null)
      settle()
    }
    signal?.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
    mounted.render(
      <main className="frame">
        {view({
          done: (result) => end(() => resolve(result)),
          fail: (error) => end(() => reject(error)),
        })}
      </main>,
    )
  })
}

function makePlace(): ShadowRoot {
  const place = document.createElement('div')
  document.body.append(place)
  const shadow = place.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    [
      ...uiStyles,
      laterTokenStyles,
      addressBlockStyles,
      copyButtonStyles,
      noticeStyles,
      frameCss,
    ].join(''),
  )
  shadow.adoptedStyleSheets = [sheet]
  return shadow
}

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

/** Shows the recovery code, once. */
export function showRecoveryCode(code: string, signal?: AbortSignal): Promise<void> {
  return showView<void>(
    ({ done }) => <RecoveryCodeView code={code} onSaved={() => done()} />,
    signal,
  )
}

function RecoveryCodeView({ code, onSaved }: { code: string; onSaved(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  const isSeen = useSight(button)
  return (
    <>
      <h1>Your recovery code</h1>
      <p>
        It brings your wallet back on another device. Nobody else has it, and nobody can send it to
        you again. Write it down, or keep it in your password manager.
      </p>
      <output className="frame-code" dir="ltr">
        {code}
      </output>
      <CopyButton
        value={code}
        label="Copy the code"
        copiedLabel="Copied"
        showLabel
        onCopy={(text) =>
          navigator.clipboard.writeText(text).then(
            () => true,
            () => false,
          )
        }
      />
      <div className="frame-actions">
        <Button
          variant="primary"
          full
          buttonRef={button}
          aria-disabled={!isSeen && canProveSight()}
          onClick={({ isTrusted }) => isTrusted && onSaved()}
        >
          I have saved it
        </Button>
      </div>
    </>
  )
}

/**
 * Shows the phrase of the wallet, after its user proved the address once more.
 *
 * @param prove gives the phrase for the code of the mail
 */
export function showPhrase({
  email,
  prove,
  signal,
}: {
  email: string
  prove(code: string): Promise<string>
  signal: AbortSignal
}): Promise<void> {
  return showView<void>(
    ({ done }) => <PhraseView email={email} prove={prove} onDone={() => done()} />,
    signal,
  )
}

function PhraseView({
  email,
  prove,
  onDone,
}: {
  email: string
  prove(code: string): Promise<string>
  onDone(): void
}) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [phrase, setPhrase] = useState<string | null>(null)
  if (phrase !== null)
    return (
      <>
        <h1>Your secret phrase</h1>
        <p>
          It opens your accounts in any other wallet. Whoever has it has your money: write it down,
          show it to nobody, type it into no page.
        </p>
        <output className="frame-code" dir="ltr">
          {phrase}
        </output>
        <div className="frame-actions">
          <Button variant="primary" full onClick={onDone}>
            Done
          </Button>
        </div>
      </>
    )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    try {
      setPhrase(await prove(text.replace(/\D/g, '')))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work. Try again.')
    }
  }
  return (
    <form onSubmit={submit}>
      <h1>Is it you?</h1>
      <p>
        A code was sent to <bdi>{email}</bdi>. Write it to see the secret phrase of your wallet.
      </p>
      <label className="frame-field">
        <span>Code</span>
        <input
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={problem !== null}
        />
      </label>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div className="frame-actions">
        <Button variant="secondary" full onClick={onDone}>
          Cancel
        </Button>
        <button type="submit" className="button" data-variant="primary" data-full>
          Continue
        </button>
      </div>
    </form>
  )
}

/**
 * Asks for the recovery code until it is the right one.
 *
 * @param tryCode whether it is
 * @throws Refusal 4001 when the user gives up
 */
export function askRecoveryCode(tryCode: (code: string) => Promise<boolean>): Promise<void> {
  return showView<void>(({ done, fail }) => (
    <AskCodeView tryCode={tryCode} onDone={() => done()} onCancel={() => fail(userRejected())} />
  ))
}

function AskCodeView({
  tryCode,
  onDone,
  onCancel,
}: {
  tryCode(code: string): Promise<boolean>
  onDone(): void
  onCancel(): void
}) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = readRecoveryCode(text)
    if (code === null) return setProblem('A code has 25 letters and digits. Check what is missing.')
    setBusy(true)
    try {
      if (await tryCode(code)) return onDone()
      setProblem('This is another code. Check each letter.')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work. Try again.')
    }
    setBusy(false)
  }
  return (
    <form onSubmit={submit}>
      <h1>Recovery code</h1>
      <p>This device is new to your wallet. Write the code that you saved when you made it.</p>
      <label className="frame-field">
        <span>Recovery code</span>
        <input
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setProblem(null)
          }}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem !== null}
        />
      </label>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div className="frame-actions">
        <Button variant="secondary" full onClick={onCancel}>
          Cancel
        </Button>
        <button
          type="submit"
          className="button"
          data-variant="primary"
          data-full
          aria-disabled={isBusy}
        >
          Continue
        </button>
      </div>
    </form>
  )
}
