import type { EmbeddedApprovalAsked } from '@foyer/protocol'
import { Button, NamedSentence, Notice } from '@foyer/ui'
import { useState } from 'react'
import type { FrameConfig } from '../config.ts'
import { createPlace, setScene } from './createPlace.ts'
import { showView, useFrameWords } from './showView.tsx'

const timeoutMs = 10_000

type Answer = EmbeddedApprovalAsked['answer']

/** The page that the link of a mail opens: a user lets a new device in there, or refuses it. Nobody is signed in by it. */
export async function showDevice({ server }: FrameConfig): Promise<void> {
  const link = location.hash.slice(1)
  const ask = async (answer?: Answer): Promise<EmbeddedApprovalAsked> => {
    const response = await fetch(`${server}/v1/embedded/approval`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link, ...(answer && { answer }) }),
      signal: AbortSignal.timeout(timeoutMs),
      credentials: 'omit',
    })
    if (!response.ok) throw new Error(`${response.status}`)
    return response.json()
  }
  const place = createPlace()
  place.follow({
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    locale: navigator.language,
  })
  const [scene, asked] = await Promise.all([setScene(place), ask().catch(() => null)])
  await showView<never>(scene, () => <DeviceView asked={asked} ask={ask} />)
}

function DeviceView({
  asked,
  ask,
}: {
  asked: EmbeddedApprovalAsked | null
  ask(answer: Answer): Promise<EmbeddedApprovalAsked>
}) {
  const words = useFrameWords()
  const { newDevice, lang } = words
  const [answer, setAnswer] = useState(asked?.answer ?? null)
  const [isFailed, setFailed] = useState(false)
  const say = (given: Answer) =>
    void ask(given).then(
      (now) => setAnswer(now.answer),
      () => setFailed(true),
    )
  if (!asked)
    return (
      <Notice tone="warn" role="alert">
        {newDevice.none}
      </Notice>
    )
  return (
    <>
      <h1>{newDevice.title}</h1>
      <p className="frame-origin">
        <NamedSentence text={newDevice.asks} name={new URL(asked.site).host} />
      </p>
      <div className="frame-facts">
        <dl>
          {[
            [newDevice.browser, asked.browser],
            [newDevice.address, asked.address],
            [
              newDevice.time,
              new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(asked.atMs),
            ],
          ].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {answer === null && <p>{newDevice.warning}</p>}
        <div role="status">
          {answer && (
            <Notice>{answer === 'approved' ? newDevice.approved : newDevice.refused}</Notice>
          )}
        </div>
      </div>
      {isFailed && (
        <Notice tone="danger" role="alert">
          {words.tryAgain}
        </Notice>
      )}
      {answer === null && (
        <div className="frame-actions">
          <Button variant="secondary" full onClick={() => say('refused')}>
            {newDevice.refuse}
          </Button>
          <Button
            variant="primary"
            full
            onClick={({ isTrusted }) => {
              if (isTrusted) say('approved')
            }}
          >
            {newDevice.approve}
          </Button>
        </div>
      )}
    </>
  )
}
