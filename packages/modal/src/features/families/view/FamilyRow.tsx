import { Address } from '@foyer/core'
import { Button, Icon, Row, Thread, useWords } from '@foyer/ui'
import { useEffect, useState } from 'react'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import { useFeature, useFoyerState } from '../../../feature/FeatureContext.ts'
import { FamilyImage, familyOf } from '../../../feature/family.tsx'
import { messages as words } from '../messages.ts'
import type { FamilyRequest } from './useFamilyRequests.ts'

/** A wallet that said nothing for so long may have lost the request. */
const noAnswerAfterMs = 20_000

/** One chain family: what the wallet answered, and what to do about it. */
export function FamilyRow({ connector: { chain, id }, state, retry }: FamilyRequest) {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const { name } = familyOf(foyer, chain)
  const address = useFoyerState(({ chains }) => {
    const connections = chains[chain]?.connections
    return connections?.find((connection) => connection.id === id)?.accounts[0]?.address
  })
  const failure = useFailureText(state.status === 'failed' ? state.error : null)
  const isLate = useIsLate(state.status === 'waiting')
  const failed = state.status === 'declined' || state.status === 'failed'
  return (
    <Row
      title={name}
      image={<FamilyImage namespace={chain} size={36} />}
      description={
        <span aria-live="polite">
          {state.status === 'done' && address && <bdi dir="ltr">{Address.shorten(address)}</bdi>}
          {state.status === 'declined' && messages.declined}
          {state.status === 'failed' && (failure || messages.failedTitle)}
          {state.status === 'waiting' &&
            (state.alreadyPending
              ? messages.openWallet
              : isLate
                ? messages.noAnswer
                : messages.accept)}
        </span>
      }
      trailing={
        failed ? (
          <span className="families-action">
            <Button aria-description={name} onClick={retry}>
              {messages.tryAgain}
            </Button>
          </span>
        ) : (
          <span className="families-status" data-state={state.status}>
            {state.status === 'done' ? (
              <Icon name="check" size={18} />
            ) : (
              <Thread size={18} radius={9} stroke={2.2} state="waiting" />
            )}
            {state.status === 'done' ? messages.connected : messages.waiting}
          </span>
        )
      }
    />
  )
}

function useIsLate(isWaiting: boolean): boolean {
  const { foyer } = useFeature()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    setIsLate(false)
    if (!isWaiting) return
    return foyer.internals.platform.clock.after(noAnswerAfterMs, () => setIsLate(true))
  }, [foyer, isWaiting])
  return isLate
}
