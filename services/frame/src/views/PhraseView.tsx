import { Button } from '@foyer/ui'
import { useState } from 'react'
import { CodeForm } from './CodeForm.tsx'
import { ConfirmView } from './ConfirmView.tsx'
import type { Scene } from './createPlace.ts'
import { showView, useFrameWords } from './showView.tsx'

interface Phrase {
  /** To which the code was sent; `null` for who proved themselves a moment ago. */
  readonly email: string | null
  /** Gives the phrase for the code of the mail; any text where there was none. */
  prove(code: string): Promise<string>
}

/** Shows the phrase of the wallet, after its user proved the address once more. */
export function showPhrase(
  scene: Scene,
  { signal, ...phrase }: Phrase & { readonly signal: AbortSignal },
): Promise<void> {
  return showView<void>(
    scene,
    ({ done }) => <PhraseView {...phrase} onDone={() => done()} />,
    signal,
  )
}

function PhraseView({ email, prove, onDone }: Phrase & { onDone(): void }) {
  const { phrase: said, done } = useFrameWords()
  const [phrase, setPhrase] = useState<string | null>(null)
  if (phrase === null && email === null)
    return (
      <ConfirmView
        {...{ title: said.title, text: said.willShow, confirm: said.show, onCancel: onDone }}
        act={async () => setPhrase(await prove(''))}
      />
    )
  if (phrase === null && email !== null)
    return (
      <CodeForm
        title={said.askTitle}
        text={said.askText(email)}
        label={said.code}
        input={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
        tryCode={async (text) => {
          setPhrase(await prove(text.replace(/\D/g, '')))
          return null
        }}
        onCancel={onDone}
      />
    )
  return (
    <>
      <h1>{said.title}</h1>
      <p>{said.text}</p>
      <output className="frame-code" dir="ltr">
        {phrase}
      </output>
      <div className="frame-actions">
        <Button variant="primary" full onClick={onDone}>
          {done}
        </Button>
      </div>
    </>
  )
}
