import type { SendNotice } from '@foyer/core/send'
import { useFailureText } from '../../../feature/errors/useFailureText.ts'
import { useWords } from '../../../feature/words.ts'
import { Notice } from '../../../ui/messages/Notice.tsx'
import { messages as words } from '../messages.ts'

/** Why the user is back, and that nothing was sent. */
export function NoticeOf({ notice }: { notice: SendNotice | null }) {
  const messages = useWords(words)
  const reason = useFailureText(notice?.kind === 'failed' && notice.error)
  if (!notice) return null
  const refusal = notice.kind === 'wouldFail' && messages.refusals(notice.error)
  return (
    <Notice tone={notice.kind === 'declined' ? 'info' : 'warn'} role="alert">
      {notice.kind === 'failed' ? (
        <>
          <strong>{messages.somethingWrong}</strong> <bdi>{messages.failed(reason)}</bdi>
        </>
      ) : (
        refusal || messages.notices[notice.kind]
      )}
    </Notice>
  )
}
