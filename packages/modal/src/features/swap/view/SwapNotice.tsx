import type { SwapNotice as Why } from '@foyer/core/swap'
import { Notice, useWords } from '@foyer/ui'
import { OrderNotice } from '../../../money/OrderNotice.tsx'
import { messages as words } from '../messages.ts'

/** Why the user is back, and that nothing was sent. */
export function SwapNotice({ notice }: { notice: Why | null }) {
  const messages = useWords(words)
  if (notice?.kind === 'refused')
    return (
      <Notice tone="warn" role="alert">
        {messages.refused(notice.error.message)}
      </Notice>
    )
  return <OrderNotice notice={notice} texts={messages.notices} />
}
