import type { EmbeddedWayList, EmbeddedWayStarted } from '@foyer/protocol'
import { Button, Notice, QrCode } from '@foyer/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { signalPasskeys } from '../passkeys/passkeys.ts'
import { watchWay } from '../window/watchWay.ts'
import { CancelOr } from './CancelOr.tsx'
import { CodeForm } from './CodeForm.tsx'
import { ConfirmView } from './ConfirmView.tsx'
import type { Scene } from './createPlace.ts'
import { showView, useFrameWords } from './showView.tsx'

/** One way to sign in. */
interface What {
  readonly way: string
  /** Of a passkey. */
  readonly id?: string
}

interface Asking {
  readonly ways: EmbeddedWayList
  list(): Promise<EmbeddedWayList>
  /** @throws what is said to who has to sign in anew */
  proveAnew(): Promise<{ readonly email: string | null; prove(code: string): Promise<string> }>
  remove(what: What, proof: string): Promise<EmbeddedWayList>
  start(way: string, proof: string): Promise<EmbeddedWayStarted>
  collect(way: string, login: string): Promise<boolean>
  sendCode(email: string, proof: string): Promise<string>
  addEmail(login: string, code: string, proof: string): Promise<void>
}

/** What they call themselves, in no language. */
const vendorNames: Readonly<Record<string, string>> = {
  ...{ google: 'Google', x: 'X', discord: 'Discord', farcaster: 'Farcaster' },
  ...{ github: 'GitHub', apple: 'Apple', facebook: 'Facebook' },
}

/** Lists the ways to sign in, adds and removes them, each after a fresh proof. Over when its user is. */
export function manageWays(
  scene: Scene,
  { signal, ...asking }: Asking & { signal: AbortSignal },
): Promise<void> {
  const { locale } = scene.place.look()
  return showView<void>(
    scene,
    ({ done }) => <WaysView asking={asking} locale={locale} onDone={() => done()} />,
    signal,
  )
}

type Step =
  | { readonly at: 'list' }
  | { readonly at: 'proof'; readonly email: string; prove(code: string): Promise<string> }
  | { readonly at: 'remove'; readonly what: What; readonly name: string; readonly proof: string }
  | { readonly at: 'vendor'; readonly way: string; readonly started: EmbeddedWayStarted }
  | { readonly at: 'address'; readonly proof: string }
  | { readonly at: 'code'; readonly email: string; readonly login: string; readonly proof: string }

function WaysView({
  asking,
  locale,
  onDone,
}: {
  asking: Asking
  locale: string | undefined
  onDone(): void
}) {
  const words = useFrameWords()
  const text = words.ways
  const [ways, setWays] = useState(asking.ways)
  const [step, setStep] = useState<Step>({ at: 'list' })
  /** What its user wants, once they have proven themselves. */
  const [wanted, setWanted] = useState<((proof: string) => Promise<void>) | null>(null)
  const [proof, setProof] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const goBack = () => setStep({ at: 'list' })
  const say = (error: unknown) => {
    setProblem(error instanceof Error ? error.message : words.tryAgain)
    goBack()
  }
  const proven = (next: (proof: string) => Promise<void>) => {
    setProblem(null)
    const begin = async () => {
      if (proof !== null) return next(proof)
      const { email, prove } = await asking.proveAnew()
      if (email !== null) {
        setWanted(() => next)
        return setStep({ at: 'proof', email, prove })
      }
      const given = await prove('')
      setProof(given)
      return next(given)
    }
    void begin().catch(say)
  }
  const add = (way: string) =>
    proven(async (proof) => {
      if (way === 'email') return setStep({ at: 'address', proof })
      setStep({ at: 'vendor', way, started: await asking.start(way, proof) })
    })
  const remove = (what: What, name: string) =>
    proven(async (proof) => setStep({ at: 'remove', what, name, proof }))
  const refresh = async () => {
    setWays(await asking.list())
    goBack()
  }

  if (step.at === 'proof')
    return (
      <CodeForm
        title={text.title}
        text={text.proof(step.email)}
        label={words.phrase.code}
        input={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
        tryCode={async (code) => {
          const given = await step.prove(code.replace(/\D/g, ''))
          setProof(given)
          await wanted?.(given)
          return null
        }}
        onCancel={goBack}
      />
    )
  if (step.at === 'remove')
    return (
      <ConfirmView
        {...{ title: text.removeTitle(step.name), text: text.removeText, confirm: text.remove }}
        act={async () => {
          const left = await asking.remove(step.what, step.proof)
          setWays(left)
          goBack()
          if (step.what.id) await signalPasskeys(left.user, left.passkeys)
        }}
        onCancel={goBack}
      />
    )
  if (step.at === 'vendor')
    return (
      <AddVendor
        {...{ way: step.way, started: step.started, asking, onCancel: goBack, onFailed: say }}
        onAdded={() => void refresh().catch(say)}
      />
    )
  if (step.at === 'address')
    return (
      <CodeForm
        title={text.addTitle(text.email)}
        text={text.addText}
        label={text.email}
        input={{ type: 'email', autoComplete: 'email' }}
        tryCode={async (email) => {
          const login = await asking.sendCode(email.trim(), step.proof)
          setStep({ at: 'code', email: email.trim(), login, proof: step.proof })
          return null
        }}
        onCancel={goBack}
      />
    )
  if (step.at === 'code')
    return (
      <CodeForm
        key="code"
        title={text.addTitle(text.email)}
        text={text.proof(step.email)}
        label={words.phrase.code}
        input={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
        tryCode={async (code) => {
          await asking.addEmail(step.login, code.replace(/\D/g, ''), step.proof)
          await refresh()
          return null
        }}
        onCancel={goBack}
      />
    )

  const { email, linked, passkeys, offered } = ways
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const missing = offered.filter((way) => linked.every((one) => one.way !== way))
  return (
    <>
      <h1>{text.title}</h1>
      <ul className="frame-list">
        {email !== null && (
          <Line
            name={text.email}
            more={<bdi dir="ltr">{email}</bdi>}
            action={text.remove}
            onPress={() => remove({ way: 'email' }, text.email)}
          />
        )}
        {linked.map(({ way, name }) => (
          <Line
            key={way}
            name={vendorNames[way] ?? way}
            more={<bdi>{name}</bdi>}
            action={text.remove}
            onPress={() => remove({ way }, vendorNames[way] ?? way)}
          />
        ))}
        {passkeys.map(({ id, name, addedAtMs }) => (
          <Line
            key={id}
            name={text.passkey}
            more={
              <>
                <bdi>{name}</bdi> · {date.format(addedAtMs)}
              </>
            }
            action={text.remove}
            onPress={() => remove({ way: 'passkey', id }, text.passkey)}
          />
        ))}
      </ul>
      {(missing.length > 0 || email === null) && (
        <ul className="frame-list" aria-label={text.more}>
          {email === null && (
            <Line name={text.email} action={text.add} onPress={() => add('email')} />
          )}
          {missing.map((way) => (
            <Line
              key={way}
              name={vendorNames[way] ?? way}
              action={text.add}
              onPress={() => add(way)}
            />
          ))}
        </ul>
      )}
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div className="frame-actions">
        <Button variant="primary" full onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </>
  )
}

function Line({
  name,
  more,
  action,
  onPress,
}: {
  name: string
  more?: ReactNode
  /** What the button says; with the name it says what it does. */
  action: string
  onPress(): void
}) {
  return (
    <li>
      <span>
        <b>{name}</b>
        {more && <small>{more}</small>}
      </span>
      <Button variant="secondary" aria-label={`${action}: ${name}`} onClick={onPress}>
        {action}
      </Button>
    </li>
  )
}

/** Goes to a vendor in a window that opens with the press, or in its application by a code. */
function AddVendor({
  way,
  started,
  asking,
  onAdded,
  onFailed,
  onCancel,
}: {
  way: string
  started: EmbeddedWayStarted
  asking: Asking
  onAdded(): void
  onFailed(error: unknown): void
  onCancel(): void
}) {
  const words = useFrameWords()
  const text = words.ways
  const name = vendorNames[way] ?? way
  const isByCode = way === 'farcaster'
  const [isOpen, setOpen] = useState(isByCode)
  useEffect(() => {
    if (!isOpen) return undefined
    return watchWay({
      look: () => asking.collect(way, started.login),
      ...{ proof: started.proof, onDone: onAdded, onFailed },
    })
  })
  if (isByCode)
    return (
      <>
        <h1>{text.addTitle(name)}</h1>
        <p>{text.scan}</p>
        <div className="frame-qr">
          <QrCode uri={started.page} label={text.scan} image={null} />
        </div>
        <CancelOr onCancel={onCancel}>
          <a
            className="button"
            data-variant="primary"
            data-full
            href={started.page}
            target="_blank"
            rel="noreferrer"
          >
            {text.open(name)}
          </a>
        </CancelOr>
      </>
    )
  return (
    <ConfirmView
      title={text.addTitle(name)}
      text={isOpen ? text.waiting(name) : text.addText}
      confirm={text.open(name)}
      act={async () => {
        setOpen(true)
        window.open(started.page, '_blank', 'popup,width=600,height=800')
      }}
      onCancel={onCancel}
    />
  )
}
