import type { PasskeyAssertion } from '@foyer/transactions/smart-accounts'
import { Button, Notice } from '@foyer/ui'
import { useEffect, useRef, useState } from 'react'
import { userRejected } from '../channel/failures.ts'
import {
  askAssertion,
  askPasskey,
  canMakeHere,
  makePasskey,
  type UsedPasskey,
} from '../passkeys/passkeys.ts'
import { askInWindow, type WindowTasks } from '../window/askInWindow.ts'
import { CancelOr } from './CancelOr.tsx'
import type { Scene } from './createPlace.ts'
import { showView, useFrameWords } from './showView.tsx'

type Asked = WindowTasks['/passkey']['asked']

/**
 * Makes a passkey for the wallet.
 *
 * @param parameters.ask what the server wants of it; it is fetched before the press
 * @param parameters.keep adds it to the wallet
 * @throws Refusal 4001 when the user gives up
 */
export async function addPasskey(
  scene: Scene,
  {
    ask,
    keep,
    signal,
  }: {
    ask(): Promise<Asked>
    keep(made: UsedPasskey, challenge: string): Promise<void>
    signal: AbortSignal
  },
): Promise<void> {
  let asked = await ask()
  const look = scene.place.look()
  await showView<void>(
    scene,
    ({ done, fail }) => (
      <MakeView
        make={async () => {
          const made = canMakeHere()
            ? await makePasskey(asked)
            : await askInWindow('/passkey', { asked, look }, signal)
          if (!made) throw new DOMException('No window', 'NotAllowedError')
          await keep(made, asked.challenge)
          return made
        }}
        onAgain={async () => {
          asked = await ask()
        }}
        onDone={() => done()}
        onCancel={() => fail(userRejected())}
      />
    ),
    signal,
  )
}

/** The same in a window of the frame's own, where the frame itself may not. */
export function askForPasskey(scene: Scene, asked: Asked): Promise<UsedPasskey> {
  return showView<UsedPasskey>(scene, ({ done }) => (
    <MakeView
      make={async () => {
        const made = await makePasskey(asked)
        done(made)
        return made
      }}
      onAgain={async () => {}}
      onDone={() => {}}
      onCancel={() => window.close()}
    />
  ))
}

/**
 * Asks for a passkey, by itself where the browser lets a frame that is in sight; else after a press in it.
 *
 * @throws Refusal 4001 when the user gives up
 */
export function askWithPasskey(
  scene: Scene,
  challenge: string,
  signal: AbortSignal,
): Promise<UsedPasskey> {
  return askInPress(scene, () => askPasskey({ challenge }), signal)
}

/**
 * Asks for one of these passkeys to sign a hash, as `askWithPasskey` does.
 *
 * @throws Refusal 4001 when the user gives up
 */
export function signWithPasskey(
  scene: Scene,
  asked: Parameters<typeof askAssertion>[0],
  signal: AbortSignal,
): Promise<PasskeyAssertion> {
  return askInPress(scene, () => askAssertion(asked), signal)
}

function askInPress<answer>(
  scene: Scene,
  ask: () => Promise<answer>,
  signal: AbortSignal,
): Promise<answer> {
  return showView<answer>(
    scene,
    ({ done, fail }) => (
      <UseView use={async () => done(await ask())} onCancel={() => fail(userRejected())} />
    ),
    signal,
  )
}

/** What a passkey failed with, in words; nothing of it is lost. */
function useProblem() {
  const { passkey } = useFrameWords()
  const [problem, setProblem] = useState<string | null>(null)
  return {
    problem,
    clear: () => setProblem(null),
    tell(error: unknown) {
      const name = error instanceof Error ? error.name : ''
      setProblem(
        name === 'InvalidStateError'
          ? passkey.known
          : name === 'NotAllowedError'
            ? passkey.closed
            : error instanceof Error
              ? error.message
              : passkey.closed,
      )
    },
  }
}

function MakeView({
  make,
  onAgain,
  onDone,
  onCancel,
}: {
  make(): Promise<UsedPasskey>
  onAgain(): Promise<void>
  onDone(): void
  onCancel(): void
}) {
  const words = useFrameWords()
  const { problem, clear, tell } = useProblem()
  const [made, setMade] = useState<UsedPasskey | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (made)
    return (
      <>
        <h1>{words.passkey.madeTitle}</h1>
        <p>{made.secret ? words.passkey.opens : words.passkey.signsIn}</p>
        <div className="frame-actions">
          <Button variant="primary" full onClick={onDone}>
            {words.done}
          </Button>
        </div>
      </>
    )
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    clear()
    try {
      setMade(await make())
    } catch (error) {
      tell(error)
      await onAgain().catch(tell)
    }
    setBusy(false)
  }
  return (
    <>
      <h1>{words.passkey.makeTitle}</h1>
      <p>{words.passkey.makeText}</p>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <CancelOr onCancel={onCancel}>
        <Button variant="primary" full aria-disabled={isBusy} onClick={() => void press()}>
          {words.passkey.make}
        </Button>
      </CancelOr>
    </>
  )
}

function UseView({ use, onCancel }: { use(): Promise<void>; onCancel(): void }) {
  const words = useFrameWords()
  const { problem, clear, tell } = useProblem()
  const ask = useRef(use)
  useEffect(() => {
    // Some browsers want a press in the frame: the button is there for it, and nothing is wrong.
    void ask.current().catch(() => {})
  }, [])
  return (
    <>
      <h1>{words.passkey.useTitle}</h1>
      <p>{words.passkey.useText}</p>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <CancelOr onCancel={onCancel}>
        <Button
          variant="primary"
          full
          onClick={() => {
            clear()
            void use().catch(tell)
          }}
        >
          {words.passkey.use}
        </Button>
      </CancelOr>
    </>
  )
}
