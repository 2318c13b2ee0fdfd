import { Button, NamedSentence, Notice } from '@foyer/ui'
import { useState } from 'react'
import type { Scene } from './createPlace.ts'
import { showView, useFrameWords } from './showView.tsx'

/** Asks whether a login is its user's own: nothing has shown that it was started in this browser. */
export function confirmWay(
  scene: Scene,
  { site, name, answer }: { site: string; name: string; answer(isMine: boolean): Promise<void> },
): Promise<void> {
  return showView<void>(scene, () => <ConfirmWayView site={site} name={name} answer={answer} />)
}

/** How it ended, by the reason of the server, or `done`. */
export function showWayEnd(scene: Scene, what: string): void {
  void showView<never>(scene, () => <WayEndView what={what} />)
}

function WayEndView({ what }: { what: string }) {
  const { login, refusals } = useFrameWords()
  const known: Readonly<Record<string, unknown>> = refusals
  const said = what === 'done' ? login.done : known[what]
  return (
    <Notice tone={what === 'done' ? 'info' : 'warn'} role={what === 'done' ? 'status' : 'alert'}>
      {typeof said === 'string' ? said : refusals.unreachable}
    </Notice>
  )
}

function ConfirmWayView({
  site,
  name,
  answer,
}: {
  site: string
  name: string
  answer(isMine: boolean): Promise<void>
}) {
  const words = useFrameWords()
  const { login } = words
  const [end, setEnd] = useState<'done' | 'way-failed' | null>(null)
  const [isFailed, setFailed] = useState(false)
  const say = (isMine: boolean) =>
    void answer(isMine).then(
      () => {
        setEnd(isMine ? 'done' : 'way-failed')
        window.close()
      },
      () => setFailed(true),
    )
  if (end) return <WayEndView what={end} />
  return (
    <>
      <h1>{login.title}</h1>
      <p className="frame-origin">
        <NamedSentence text={(host) => login.asks(name, host)} name={new URL(site).host} />
      </p>
      <p>{login.warning}</p>
      {isFailed && (
        <Notice tone="danger" role="alert">
          {words.tryAgain}
        </Notice>
      )}
      <div className="frame-actions">
        <Button variant="secondary" full onClick={() => say(false)}>
          {words.cancel}
        </Button>
        <Button
          variant="primary"
          full
          onClick={({ isTrusted }) => {
            if (isTrusted) say(true)
          }}
        >
          {words.continue}
        </Button>
      </div>
    </>
  )
}
