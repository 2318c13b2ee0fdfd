import type { NameNotice as Why } from '@foyer/core/names'
import { Notice, useWords } from '@foyer/ui'
import { messages as words } from '../messages.ts'

/** Why the name is not registered. */
export function NameNotice({ notice }: { notice: Why | null }) {
  const messages = useWords(words)
  if (!notice) return null
  return (
    <Notice tone={notice.kind === 'declined' ? 'info' : 'warn'} role="alert">
      <bdi>{textOf(notice, messages)}</bdi>
    </Notice>
  )
}

function textOf(notice: Why, messages: typeof words): string {
  switch (notice.kind) {
    case 'refused':
      return notice.reasons.join(' ')
    case 'unsigned':
      return notice.reason ? messages.walletSaid(notice.reason) : messages.unsigned
    default:
      return messages.notices[notice.kind]
  }
}
