import type { TransferOutcome } from '@foyer/core/adapter'
import { Notice, useWords } from '@foyer/ui'
import { messages as words } from './messages.ts'

/** Whether what nodes tell is what was confirmed. Never claims more than they said. */
export function ReadBack({
  outcome,
  isLess,
}: {
  /** `null` until a node was asked. */
  outcome: TransferOutcome | null
  /** Less arrived than was sent, which is said above it. */
  isLess: boolean
}) {
  const messages = useWords(words)
  if (outcome === null) return <Notice>{messages.reading}</Notice>
  const { status, differences, uncompared = [] } = outcome
  // Nothing of it moved, so nothing is what was confirmed.
  if (isLess || status === 'failed' || status === 'dropped' || status === 'replaced') return null
  if (differences === null)
    return (
      <Notice>
        <strong>{messages.unread}</strong> {messages.unreadHint}
      </Notice>
    )
  if (uncompared.length > 0)
    return (
      <Notice>
        <strong>{messages.partlyCompared}</strong> {messages.partlyComparedHint}
      </Notice>
    )
  return (
    <Notice tone="success">
      <strong>{messages.matches}</strong> {messages.matchesHint}
    </Notice>
  )
}
