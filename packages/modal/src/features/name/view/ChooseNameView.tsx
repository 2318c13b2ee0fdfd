import { getName, type NameForm } from '@foyer/core/names'
import { Button, Icon, Skeleton, useWords } from '@foyer/ui'
import { useEffect, useId, useState } from 'react'
import {
  useFeature,
  useNotes,
  useOnScreen,
  useStore,
  useWhileOnScreen,
} from '../../../feature/FeatureContext.ts'
import { useActiveChain } from '../../../feature/laterHooks.ts'
import { useLast } from '../../../money/useLast.ts'
import { messages as words } from '../messages.ts'
import { NameNotice } from './NameNotice.tsx'
import { useNameView } from './useNameView.ts'

/** A name is written, and one that is free is chosen. */
export function ChooseNameView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const flow = getName(foyer)
  const state = useStore(flow.store)
  const notes = useNotes(() => ({ isStarted: false }))
  const form = useLast<NameForm>(state.status === 'choosing' ? state : null)
  const fieldId = useId()
  useWhileOnScreen(() => {
    if (notes.isStarted) return
    notes.isStarted = true
    flow.start()
  })
  useNameView('ChooseAccountName')
  if (!form) return null
  const { text, search, chosen, notice } = form
  const problem =
    search.status === 'tooShort' || search.status === 'unreadable' ? messages[search.status] : null
  return (
    <form
      className="money name-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        flow.register()
      }}
    >
      <p className="name-intro">{messages.intro}</p>
      <OwnNames />
      <div className="money-panel">
        <span>{messages.name}</span>
        <div className="money-line">
          <input
            className="money-recipient"
            aria-label={messages.name}
            aria-invalid={search.status === 'unreadable'}
            aria-describedby={`${fieldId}p`}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={128}
            dir="ltr"
            value={text}
            onChange={({ currentTarget }) => flow.writeName(currentTarget.value)}
          />
        </div>
        <p
          id={`${fieldId}p`}
          className="name-rules"
          role={search.status === 'unreadable' ? 'alert' : undefined}
        >
          {problem ?? messages.rules}
        </p>
      </div>
      <Suggestions form={form} onChoose={flow.chooseName} onRetry={() => flow.writeName(text)} />
      <NameNotice notice={notice} />
      <div className="money-actions">
        <button
          type="submit"
          className="button"
          data-variant="primary"
          data-full
          aria-disabled={chosen === null}
        >
          {messages.register}
        </button>
      </div>
    </form>
  )
}

/** The names that the account has already: they are used wherever its address is shown. */
function OwnNames() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const onScreen = useOnScreen()
  const chain = useActiveChain()
  const [names, setNames] = useState<readonly string[]>([])
  const { address } = chain ?? {}
  useEffect(() => {
    let isOver = false
    if (onScreen && address)
      void getName(foyer)
        .readOwnNames()
        .then((names) => {
          if (!isOver) setNames(names)
        })
    return () => {
      isOver = true
    }
  }, [foyer, onScreen, address])
  if (names.length === 0) return null
  return (
    <ul className="name-own" aria-label={messages.own}>
      {names.map((name) => (
        <li key={name}>
          <bdi dir="ltr">{name}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Suggestions({
  form: { search, chosen },
  onChoose,
  onRetry,
}: {
  form: NameForm
  onChoose(name: string): void
  onRetry(): void
}) {
  const messages = useWords(words)
  const noteId = useId()
  switch (search.status) {
    case 'idle':
    case 'tooShort':
    case 'unreadable':
      return null
    case 'searching':
      return (
        <div className="name-list" role="status" aria-label={messages.searching}>
          <Skeleton width="100%" height={48} />
          <Skeleton width="100%" height={48} />
          <Skeleton width="100%" height={48} />
        </div>
      )
    case 'failed':
      return (
        <div className="name-failed" role="alert">
          <p>{messages.searchFailed}</p>
          <Button icon={<Icon name="refresh" size={18} />} onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        </div>
      )
  }
  const { suggestions } = search
  const isAnyFree = suggestions.some(({ registered }) => !registered)
  return (
    <>
      <ul className="name-list" aria-label={messages.suggestions}>
        {suggestions.map(({ name, registered }, index) => (
          <li key={name}>
            <button
              type="button"
              className="name-choice"
              aria-label={name}
              aria-describedby={`${noteId}${index}`}
              aria-pressed={name === chosen}
              aria-disabled={registered}
              onClick={() => onChoose(name)}
            >
              <bdi dir="ltr">{name}</bdi>
              <span id={`${noteId}${index}`} data-free={!registered || undefined}>
                {registered ? messages.taken : messages.available}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!isAnyFree && (
        <p className="name-intro" role="status">
          {suggestions.length > 0 ? messages.noneFree : messages.noneFound}
        </p>
      )}
    </>
  )
}
