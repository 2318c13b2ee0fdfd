import type { SendNotice } from '@foyer/core/send'
import { asSentence, useWords } from '../../../feature/words.ts'
import { Notice } from '../../../ui/messages/Notice.tsx'
import { messages as words } from '../messages.ts'

/** Why the user is back, and that nothing was sent. */
export function NoticeOf({ notice }: { notice: SendNotice | null }) {
  const messages = useWords(words)
  if (!notice) return null
  return (
    <Notice tone={notice.kind === 'declined' ? 'info' : 'warn'} role="alert">
      {notice.kind === 'failed' ? (
        <>
          <strong>{messages.somethingWrong}</strong>{' '}
          <bdi>{messages.failed(asSentence(notice.message))}</bdi>
        </>
      ) : (
        messages.notices[notice.kind]
      )}
    </Notice>
  )
}
